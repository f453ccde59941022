/** Areas that take files from outside the browser. The window refuses such files everywhere else. */

export interface DropZone {
  /** Highlighted while files are dragged over the window. */
  element: Element
  /** Also takes files that are dropped elsewhere on the page, outside every other zone. */
  isPageWide: boolean
  take: (files: readonly File[]) => void
}

const zones = new Set<DropZone>()

/** @returns a function that removes the zone */
export function addDropZone(zone: DropZone): () => void {
  watchFileDrops()
  zones.add(zone)
  zone.element.toggleAttribute('data-drop-zone', true)
  return () => {
    zones.delete(zone)
    zone.element.removeAttribute('data-drop-zone')
    zone.element.removeAttribute('data-drop-over')
  }
}

/** Keeps the browser from leaving the app for a dropped file. A second call changes nothing. */
export function watchFileDrops(): void {
  window.addEventListener('dragstart', startOwnDrag)
  window.addEventListener('dragend', endOwnDrag)
  window.addEventListener('dragover', offerZones)
  window.addEventListener('dragleave', leave)
  window.addEventListener('drop', drop)
}

/**
 * True while a part of the page itself is dragged. Chromium reports a dragged picture as a file, but its own
 * component handles it.
 */
let isOwnDrag = false

function startOwnDrag(): void {
  isOwnDrag = true
}

function endOwnDrag(): void {
  isOwnDrag = false
}

function offerZones(event: DragEvent): void {
  const { dataTransfer, target } = event
  if (!dataTransfer || !bringsFiles(event)) return
  const zone = zoneAt(target)
  event.preventDefault()
  dataTransfer.dropEffect = zone ? 'copy' : 'none'
  highlight(true, zone)
}

function leave({ relatedTarget }: DragEvent): void {
  if (relatedTarget === null) highlight(false)
}

function drop(event: DragEvent): void {
  if (bringsFiles(event)) {
    event.preventDefault()
    highlight(false)
    const files = [...(event.dataTransfer?.files ?? [])]
    if (files.length > 0) zoneAt(event.target)?.take(files)
  }
  endOwnDrag()
}

function bringsFiles({ dataTransfer }: DragEvent): boolean {
  return !isOwnDrag && dataTransfer !== null && dataTransfer.types.includes('Files')
}

/**
 * The innermost zone around the target, else the latest page-wide one. Zones behind a dialog and disabled ones
 * take nothing.
 */
function zoneAt(target: EventTarget | null): DropZone | undefined {
  const at = target instanceof Node ? target : null
  const usable = [...zones].filter(
    ({ element }) =>
      !element.matches(':disabled') && !element.closest('[inert], [aria-hidden=true]'),
  )
  const around = usable.filter(({ element }) => element.contains(at))
  const innermost = around.find(({ element }) =>
    around.every((other) => other.element.contains(element)),
  )
  return innermost ?? usable.findLast(({ isPageWide }) => isPageWide)
}

function highlight(isDragging: boolean, over?: DropZone): void {
  document.documentElement.toggleAttribute('data-files-dragged', isDragging)
  for (const zone of zones) zone.element.toggleAttribute('data-drop-over', zone === over)
}
