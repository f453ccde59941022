import { useEffect, useEffectEvent } from 'react'

/** Files that are dropped anywhere on the page: without an answer the browser would leave the app for them. */
export function useDroppedFiles(onDrop: (files: readonly File[]) => void): void {
  const drop = useEffectEvent(onDrop)
  useEffect(() => {
    const gone = new AbortController()
    const { signal } = gone
    const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files')
    document.addEventListener('dragover', (event) => hasFiles(event) && event.preventDefault(), {
      signal,
    })
    document.addEventListener(
      'drop',
      (event) => {
        const files = [...(event.dataTransfer?.files ?? [])]
        if (files.length === 0 || event.defaultPrevented) return
        event.preventDefault()
        drop(files)
      },
      { signal },
    )
    return () => gone.abort()
  }, [])
}
