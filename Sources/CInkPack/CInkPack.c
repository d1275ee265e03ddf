// The arithmetic of training, compiled for processors with AVX-512, with AVX2 and for all others.

#include "CInkPack.h"

/// Sixteen neighboring numbers.
typedef float Lane __attribute__((vector_size(64)));
/// Eight, the number of partial sums of a scalar product.
typedef float HalfLane __attribute__((vector_size(32)));
/// Four, the side of the squares that are transposed at a time.
typedef float Quad __attribute__((vector_size(16)));

// A multiplication and an addition must stay two roundings, or the numbers would depend on the processor.
#pragma STDC FP_CONTRACT OFF

#if defined(__x86_64__) && defined(__linux__)
#define FOR_EACH_PROCESSOR __attribute__((target_clones("avx512f", "avx2", "default")))
#else
#define FOR_EACH_PROCESSOR
#endif

FOR_EACH_PROCESSOR
void ink_add_product(float *sums, const float *left, const float *right, long rows, long count, long stride, long columns) {
  const long width = columns / 16;
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

void ink_transpose(float *target, const float *source, long rows, long columns, long stride) {
  for (long row = 0; row + 3 < rows; row += 4) {
    for (long column = 0; column + 3 < columns; column += 4) {
      const float *from = source + row * columns + column;
      const Quad a = *(const Quad *)from, b = *(const Quad *)(from + columns);
      const Quad c = *(const Quad *)(from + 2 * columns), d = *(const Quad *)(from + 3 * columns);
      const Quad ab01 = __builtin_shufflevector(a, b, 0, 4, 1, 5), ab23 = __builtin_shufflevector(a, b, 2, 6, 3, 7);
      const Quad cd01 = __builtin_shufflevector(c, d, 0, 4, 1, 5), cd23 = __builtin_shufflevector(c, d, 2, 6, 3, 7);
      float *to = target + column * stride + row;
      *(Quad *)to = __builtin_shufflevector(ab01, cd01, 0, 1, 4, 5);
      *(Quad *)(to + stride) = __builtin_shufflevector(ab01, cd01, 2, 3, 6, 7);
      *(Quad *)(to + 2 * stride) = __builtin_shufflevector(ab23, cd23, 0, 1, 4, 5);
      *(Quad *)(to + 3 * stride) = __builtin_shufflevector(ab23, cd23, 2, 3, 6, 7);
    }
  }
}

FOR_EACH_PROCESSOR
void ink_descend(float *weights, float *squares, const float *gradients, long count, float rate) {
  for (long lane = 0; lane < count / 16; lane++) {
    const Lane gradient = ((const Lane *)gradients)[lane];
    const Lane square = ((Lane *)squares)[lane] + gradient * gradient;
    ((Lane *)squares)[lane] = square;
    ((Lane *)weights)[lane] -= gradient * rate / __builtin_elementwise_sqrt(square);
  }
}

/// Returns the scalar product of two vectors.
static inline float product(const float *left, const float *right, long size) {
  HalfLane sums = {0};
  for (long lane = 0; lane < size / 8; lane++) sums += ((const HalfLane *)left)[lane] * ((const HalfLane *)right)[lane];
  float sum = sums[0];
  for (long index = 1; index < 8; index++) sum += sums[index];
  return sum;
}

/// Returns e to the power of a number up to 0, accurate to about six digits, by splitting off a power of two and a
/// polynomial.
static inline float natural_power(float value) {
  if (value < -80) return 0;
  const float scaled = value * 1.44269504f, whole = __builtin_floorf(scaled);
  const float rest = (scaled - whole) * 0.69314718f;
  const float series =
    1 + rest * (1 + rest * (0.5f + rest * (1 / 6.0f + rest * (1 / 24.0f + rest * (1 / 120.0f + rest / 720)))));
  const int bits = ((int)whole + 127) << 23;
  float power;
  __builtin_memcpy(&power, &bits, sizeof power);
  return series * power;
}

FOR_EACH_PROCESSOR
void ink_contrast(
  float *outputs, float *biases, float *squares, long size, const unsigned short *rows, long count, const float *hidden,
  float *gradients, float rate
) {
  float scores[INK_CONTRAST_LIMIT];
  float greatest = -__builtin_inff(), total = 0;
  for (long index = 0; index < count; index++) {
    scores[index] = product(outputs + rows[index] * size, hidden, size) + biases[rows[index]];
    if (scores[index] > greatest) greatest = scores[index];
  }
  for (long index = 0; index < count; index++) {
    scores[index] = natural_power(scores[index] - greatest);
    total += scores[index];
  }
  const float square = 0.02f + product(hidden, hidden, size) / size;
  const Lane *own = (const Lane *)hidden;
  Lane *wanted = (Lane *)gradients;
  for (long index = 0; index < count; index++) {
    const float gradient = scores[index] / total - (index == 0 ? 1 : 0);
    if (__builtin_fabsf(gradient) < 1e-4f) continue;
    const long row = rows[index];
    squares[row] += gradient * gradient * square;
    const float step = rate * gradient / __builtin_sqrtf(squares[row]);
    biases[row] -= step;
    Lane *output = (Lane *)(outputs + row * size);
    for (long lane = 0; lane < size / 16; lane++) {
      wanted[lane] += output[lane] * gradient;
      output[lane] -= own[lane] * step;
    }
  }
  // The slope of softsign at the hidden units.
  for (long lane = 0; lane < size / 16; lane++) {
    const Lane slope = 1 - __builtin_elementwise_abs(own[lane]);
    wanted[lane] *= slope * slope;
  }
}
