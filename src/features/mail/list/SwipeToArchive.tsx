import type { RefObject } from 'react'
import { ArchiveIcon } from '#ui/icons/mail'
import { SwipedRows } from '#ui/list/SwipedRows'

interface SwipeToArchiveProps {
  /** The scroll container of the rows. */
  box: RefObject<HTMLElement | null>
  onArchive: (id: string) => void
}

/** Archives a mail when its row is swiped. Load it lazily. */
export function SwipeToArchive({ box, onArchive }: SwipeToArchiveProps) {
  return <SwipedRows box={box} idOf={archivable} meaning={archive} onSwipe={onArchive} />
}

function archivable(row: HTMLElement): string | undefined {
  return row.querySelector<HTMLElement>('[data-archivable=true]')?.dataset['mail']
}

const archive = () => ({ sign: <ArchiveIcon />, tone: 'success' }) as const
