import { type ComponentType, lazy, useState } from 'react'
import { MissingChunk } from './MissingChunk'

/** A component whose code is loaded when it is first shown, or before. */
export interface LazyPart<Props extends object> {
  (props: Props): React.JSX.Element
  /** Loads the code ahead of time. Answers whether it is there; never rejects. */
  preload(): Promise<boolean>
}

/**
 * Suspends until the code is there and throws a {@link MissingChunk} when it cannot be had. Unlike
 * React's own `lazy` it shows at once what was preloaded, so that no placeholder flickers.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyPart<Props> {
  let loaded: ComponentType<Props> | null = null

  async function fetchPart(): Promise<ComponentType<Props>> {
    try {
      loaded = await load()
      return loaded
    } catch (cause) {
      throw new MissingChunk({ cause })
    }
  }

  const Suspending = lazy(async () => ({ default: await fetchPart() }))

  function Part(props: Props) {
    // Decided once: a switch between the two would throw away what the part holds.
    const [Shown] = useState<ComponentType<Props>>(() => loaded ?? Suspending)
    return <Shown {...props} />
  }

  return Object.assign(Part, {
    preload: () =>
      fetchPart().then(
        () => true,
        () => false,
      ),
  })
}
