/**
 * Why the store behind a demo section cannot be used; the `code` beside `Internal server error`:
 * - `databasenewer`: a newer version of the app wrote it, in another tab or before a rollback
 * - `databaseblocked`: it does not answer, usually because another tab keeps it open
 * - `databasedamaged`: it cannot be opened, or a part of it is missing
 * - `storagefull`: the device has no storage left; nothing was changed
 */
export const storeFaults = [
  'databasenewer',
  'databaseblocked',
  'databasedamaged',
  'storagefull',
] as const

export type StoreFaultCode = (typeof storeFaults)[number]

export function isStoreFault(code: unknown): code is StoreFaultCode {
  return storeFaults.some((fault) => fault === code)
}
