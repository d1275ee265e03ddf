#pragma once
// The innermost loop of InkPack's training, which Swift can compile for one kind of processor only, and a hint to the
// processor that Swift has no name for.

/// Adds the product of two matrices to a third: sums[r][c] += left[r][i] * right[i][c], the sums over i in ascending order,
/// so that every processor gives the same numbers. Faster by half with AVX2.
///
/// `rows` is a multiple of four, `columns` of eight; `count` is the number of columns of `left` that are used, and
/// `stride` how many it has. The rows of `sums` and `right` are aligned to 32 bytes.
void ink_add_product(float *sums, const float *left, const float *right, long rows, long count, long stride, long columns);

/// Begins to fetch the cache line of an address, which need not be valid.
static inline void ink_prefetch(const void *address) { __builtin_prefetch(address, 1); }
