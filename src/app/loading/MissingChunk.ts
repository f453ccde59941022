/** A part of the app whose file could not be had: offline before it was stored, or replaced by a newer version. */
export class MissingChunk extends Error {
  override readonly name = 'MissingChunk'

  constructor(options: ErrorOptions) {
    super('A part of the app could not be loaded', options)
  }
}
