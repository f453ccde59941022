/**
 * Why the store behind a demo section cannot be used; the `code` beside `Internal server error`:
 * - `databasenewer`: a newer version of the app wrote it, in another tab or before a rollback
 * - `databaseblocked`: it does not answer, usually because another tab keeps it open
 * - `databasedamaged`: it cannot be opened, or a part of it is missing
 * - `storagefull`: the device has no storage left; nothing was changed
 */
export const storageErrors = [
  'databasenewer',
  'databaseblocked',
  'databasedamaged',
  'storagefull',
] as const

export type StorageErrorCode = (typeof storageErrors)[number]

export function isStorageErrorCode(code: unknown): code is StorageErrorCode {
  return storageErrors.some((fault) => fault === code)
}
