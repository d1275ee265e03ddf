#pragma once
// The arithmetic of InkPack's training, which Swift can compile for one kind of processor only, and hints to the
// processor that Swift has no names for. All of it gives the same numbers on every processor: sums have a fixed order.
// Tables are rows of numbers without gaps and begin at a multiple of 64 bytes.

/// Adds the product of two matrices to a third: sums[r][c] += left[r][i] * right[i][c], the sums over i in ascending
/// order. Twice as fast with AVX2, four times with AVX-512.
///
/// `rows` is a multiple of four, `columns` of sixteen; `count` is the number of columns of `left` that are used, and
/// `stride` how many it has.
void ink_add_product(float *sums, const float *left, const float *right, long rows, long count, long stride, long columns);

/// Sets target[c][r] = source[r][c] for a source of some rows and columns, both multiples of four; `stride` is the
/// number of columns of the target.
void ink_transpose(float *target, const float *source, long rows, long columns, long stride);

/// Makes a step of AdaGrad: squares += gradients², weights -= rate * gradients / √squares. `count` is a multiple of
/// sixteen.
void ink_descend(float *weights, float *squares, const float *gradients, long count, float rate);

/// The greatest number of rows that can be distinguished at a time.
enum { INK_CONTRAST_LIMIT = 32 };

/// Trains outputs to distinguish the first of some rows from the others, as ResidualNetwork.learn describes.
///
/// `outputs` has rows of `size` numbers, a multiple of sixteen; `biases` and `squares`, AdaGrad's sums, one number per
/// row. `rows` has `count` numbers of rows, at most INK_CONTRAST_LIMIT, which may recur. `hidden` are the values of the
/// hidden units, from softsign; the gradients of the loss with respect to their inputs are added to `gradients`, which
/// are zero before.
void ink_contrast(
  float *outputs, float *biases, float *squares, long size, const unsigned short *rows, long count, const float *hidden,
  float *gradients, float rate);

/// Begins to fetch the cache line of an address, which need not be valid, to be changed.
static inline void ink_prefetch(const void *address) { __builtin_prefetch(address, 1); }

/// Begins to fetch the cache line of an address, which need not be valid, to be read by several threads.
static inline void ink_prefetch_to_read(const void *address) { __builtin_prefetch(address, 0); }
