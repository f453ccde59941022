import { useEffect, useEffectEvent } from 'react'

/** A file that is dropped anywhere on the page: without an answer the browser would leave the app for it. */
export function useDroppedFile(onDrop: (file: File) => void): void {
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
        const [file] = event.dataTransfer?.files ?? []
        if (!file || event.defaultPrevented) return
        event.preventDefault()
        drop(file)
      },
      { signal },
    )
    return () => gone.abort()
  }, [])
}
