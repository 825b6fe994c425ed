/** `--quick`: small worlds and few rounds, to see that a bench works; its figures mean little. */
export const isQuick = process.argv.includes('--quick')
