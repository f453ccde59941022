import { existsSync, statfsSync } from 'node:fs'

/** A folder that Linux keeps in memory. */
const memory = '/dev/shm'

/**
 * Bytes: several times what the browsers of one run write. A container often has 64 MB, with which they
 * crash.
 */
const enough = 4 * 1024 ** 3

/**
 * Lets browsers started afterwards keep their profiles and shared files in memory if the machine has
 * enough. On a disk they wait for the kernel as long as they compute, and tests take a third longer.
 */
export function keepBrowserFilesInMemory(): void {
  if (process.env.TMPDIR !== undefined || !existsSync(memory)) return
  const { bavail, bsize } = statfsSync(memory)
  if (bavail * bsize >= enough) process.env.TMPDIR = memory
}
