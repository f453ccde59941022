import { existsSync, statfsSync } from 'node:fs'

/** A folder of Linux that lies in memory. */
const memory = '/dev/shm'

/** Bytes: several times what the browsers of one run write. A container often has 64 MB, with which they crash. */
const enough = 4 * 1024 ** 3

/**
 * Browsers started after this keep their profiles, and what their processes share, in memory where the machine has
 * enough of it: on a disk they wait for the kernel as long as they work themselves, and tests take a third longer.
 */
export function keepBrowserFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize >= enough) process.env.TMPDIR = memory
}
