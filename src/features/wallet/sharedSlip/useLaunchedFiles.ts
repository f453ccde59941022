import { useEffect } from 'react'

/** How Chromium hands over files that are opened with the installed app (`file_handlers`). */
interface LaunchQueue {
  setConsumer(consumer: (launch: { files?: readonly FileSystemFileHandle[] }) => void): void
}

declare global {
  interface Window {
    launchQueue?: LaunchQueue
  }
}

/** Calls back with the files with which the app was opened; `open` must stay the same. */
export function useLaunchedFiles(open: (files: File[]) => void): void {
  useEffect(() => {
    window.launchQueue?.setConsumer(({ files = [] }) => {
      Promise.all(files.map((file) => file.getFile()))
        .then((opened) => opened.length > 0 && open(opened))
        .catch((cause: unknown) => console.error('A file could not be opened', cause))
    })
  }, [open])
}
