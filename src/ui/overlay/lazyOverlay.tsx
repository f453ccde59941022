import { type ComponentType, Suspense } from 'react'
import { ErrorBoundary, MissingChunkMessage } from '../load/ErrorBoundary'
import { lazyWithPreload } from '../load/lazyWithPreload'

/**
 * A dialog, drawer, sheet or menu whose code is loaded when it is first opened. If its file is missing, the
 * page beneath stays as it is, and the user can try again or cancel.
 *
 * @param closeOf returns the function that closes it
 * @returns the overlay; `preload` loads its code ahead of time
 */
export function lazyOverlay<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  closeOf: (props: Props) => () => void,
) {
  const Part = lazyWithPreload(load)
  function LazyOverlay(props: Props) {
    return (
      <ErrorBoundary
        name="What covers the page"
        renderFailure={(error, retry) => (
          <MissingChunkMessage error={error} onLoaded={retry} onClose={closeOf(props)} />
        )}
      >
        <Suspense fallback={null}>
          <Part {...props} />
        </Suspense>
      </ErrorBoundary>
    )
  }
  return Object.assign(LazyOverlay, { preload: () => Part.preload() })
}

/** An action menu, loaded when the first one is opened. */
export const LazyActionMenu = lazyOverlay(
  () => import('./ActionMenu').then((module) => module.ActionMenu),
  ({ onClose }) => onClose,
)
