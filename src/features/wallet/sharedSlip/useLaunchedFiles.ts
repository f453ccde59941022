import { useEffect } from 'react'

/** Chromium API that hands over files opened with the installed app (`file_handlers`). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue
  }
}

/** Calls `open` with the files that launched the app; `open` must be a stable function. */
export function useLaunchedFiles(open: (files: File[]) => void): void {
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files = [] }) => {
      Promise.all(files.map((file) => file.getFile()))
        .then((opened) => opened.length > 0 && open(opened))
        .catch((cause: unknown) => console.error('A file could not be opened', cause))
    })
  }, [open])
}
