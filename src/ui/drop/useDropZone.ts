import { type Dispatch, type SetStateAction, useEffect, useEffectEvent, useState } from 'react'
import { addDropZone } from './dropZones'

interface DropZoneOptions {
  /** Also takes files that are dropped elsewhere on the page, outside every other zone. */
  isPageWide?: boolean
}

/** @returns the ref of the element that takes dropped files; they come to `onFiles`, at least one */
export function useDropZone(
  onFiles: (files: readonly File[]) => void,
  { isPageWide = false }: DropZoneOptions = {},
): Dispatch<SetStateAction<Element | null>> {
  const [element, setElement] = useState<Element | null>(null)
  const take = useEffectEvent(onFiles)
  useEffect(
    () =>
      element ? addDropZone({ element, isPageWide, take: (files) => take(files) }) : undefined,
    [element, isPageWide],
  )
  return setElement
}
