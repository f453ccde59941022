/** What a part of the app offers whose code is a file of its own. */
export interface LoadedApart {
  /** Loads the code ahead of time, or again. Answers whether it is there; never rejects. */
  preload(): Promise<boolean>
  /** Asks for the file again when it is next drawn. */
  forget(): void
}

/** A part of the app whose file could not be had: offline before it was stored, or replaced by a newer version. */
export class MissingChunk extends Error {
  readonly part: LoadedApart

  constructor(part: LoadedApart, options: ErrorOptions) {
    super('A file is missing', options)
    this.part = part
  }
}
