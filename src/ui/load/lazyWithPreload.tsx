import { type ComponentType, lazy, useState } from 'react'

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

/** A component whose code is loaded when it is first shown, or before. */
export interface LazyComponent<Props extends object> extends LoadedApart {
  (props: Props): React.JSX.Element
}

/**
 * Suspends until the code is there and throws a {@link MissingChunk} when it cannot be had. Unlike
 * React's own `lazy` it shows at once what was preloaded, so that no placeholder flickers, and asks
 * again after an `ErrorBoundary` has caught that the file was missing.
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let loaded: ComponentType<Props> | null = null
  let suspending: ComponentType<Props> | null = null

  const part: LoadedApart = {
    preload: () =>
      fetchCode().then(
        () => true,
        () => false,
      ),
    forget: () => {
      suspending = null
    },
  }

  async function fetchCode(): Promise<ComponentType<Props>> {
    try {
      loaded = await load()
      return loaded
    } catch (cause) {
      throw new MissingChunk(part, { cause })
    }
  }

  const suspend = () => lazy(async () => ({ default: await fetchCode() }))

  function Lazy(props: Props) {
    // Decided once: a switch between the two would throw away what the part holds.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (suspending ??= suspend()))
    return <Shown {...props} />
  }

  return Object.assign(Lazy, part)
}
