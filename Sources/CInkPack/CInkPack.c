// Matrix multiplication, compiled for processors with AVX2 and for all others.

#include "CInkPack.h"

/// Eight neighbouring columns.
typedef float Lane __attribute__((vector_size(32)));

// A multiplication and an addition must stay two roundings, or the numbers would depend on the processor.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__) && defined(__linux__)
__attribute__((target_clones("avx2", "default")))
#endif
void ink_add_product(float *sums, const float *left, const float *right, long rows, long count, long stride, long columns) {
  const long width = columns / 8;
  for (long row = 0; row + 3 < rows; row += 4) {
    const float *a = left + row * stride, *b = a + stride, *c = b + stride, *d = c + stride;
    for (long lane = 0; lane < width; lane++) {
      const Lane *values = (const Lane *)right + lane;
      Lane sumA = {0}, sumB = {0}, sumC = {0}, sumD = {0};
      for (long index = 0; index < count; index++) {
        const Lane value = values[index * width];
        sumA += value * a[index];
        sumB += value * b[index];
        sumC += value * c[index];
        sumD += value * d[index];
      }
      Lane *sum = (Lane *)sums + row * width + lane;
      sum[0] += sumA;
      sum[width] += sumB;
      sum[2 * width] += sumC;
      sum[3 * width] += sumD;
    }
  }
}
