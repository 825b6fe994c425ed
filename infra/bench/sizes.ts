/** `--quick`: small worlds and few rounds, to check that a benchmark works; its figures mean little. */
export const isQuick = process.argv.includes('--quick')
