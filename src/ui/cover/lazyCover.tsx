import { type ComponentType, Suspense } from 'react'
import { ErrorBoundary } from '../load/ErrorBoundary'
import { lazyWithPreload } from '../load/lazyWithPreload'
import { MissingChunkMessage } from '../load/MissingChunkMessage'

/**
 * A dialog, drawer, sheet or menu whose code is loaded when it is first opened. Should its file be
 * missing, the page beneath stays as it is, and the person may ask for it again or give it up.
 *
 * @param closeOf what closes it
 */
export function lazyCover<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  closeOf: (props: Props) => () => void,
) {
  const Part = lazyWithPreload(load)
  return function LazyCover(props: Props) {
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
}
