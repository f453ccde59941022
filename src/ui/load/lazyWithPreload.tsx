import { type ComponentType, lazy, useState } from 'react'

/** A part of the app whose code is a separate file. */
export interface LoadedApart {
  /**
   * Loads the code ahead of time, or again.
   *
   * @returns whether it is loaded; never rejects
   */
  preload(): Promise<boolean>
  /** Requests the file again at the next render. */
  forget(): void
}

/**
 * Error for a part of the app whose file could not be loaded: offline before it was stored, or replaced by a
 * newer version.
 */
export class MissingChunk extends Error {
  readonly part: LoadedApart

  constructor(part: LoadedApart, options: ErrorOptions) {
    super('A file is missing', options)
    this.part = part
  }
}

/** A component whose code is loaded when it is first shown, or earlier. */
export interface LazyComponent<Props extends object> extends LoadedApart {
  (props: Props): React.JSX.Element
}

/**
 * Suspends until the code is loaded and throws a {@link MissingChunk} if it cannot be loaded. Unlike React's
 * own `lazy` it renders a preloaded component at once, so that no placeholder flickers. It also requests the
 * file again after an `ErrorBoundary` has caught a missing file.
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
    // Decided once, because switching between the two would discard the component's state.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? (suspending ??= suspend()))
    return <Shown {...props} />
  }

  return Object.assign(Lazy, part)
}
