import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ClipboardEvent, useId, useRef, useState } from 'react'
import {
  type Attachment,
  type Item,
  longestPicture,
  mostAttachments,
  type Story,
} from '#contract/kanban/kanban'
import { base64Of, redrawn } from '#lib/files/image'
import { fileMark, sendOnce } from '#lib/sendOnce'
import { cut } from '#lib/text/graphemes'
import { useDropZone } from '#ui/drop/useDropZone'
import { BusyButton } from '#ui/form/BusyButton'
import { FileInput, pastedFiles } from '#ui/form/FileInput'
import { PaperclipIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { type CardRef, useCardActions } from '../actions/useCardActions'
import { nextOf } from '../model/kanban'
import { AttachmentRow } from './AttachmentRow'

interface AttachmentsProps {
  cardRef: CardRef
  card: Item | Story
  attaching: Attaching
}

/** Attaches files to an item or story: chosen, pasted, or dropped anywhere on the page. */
export function useAttaching(cardRef: CardRef, card: Item | Story) {
  const { attach } = useCardActions(cardRef)
  const text = useText()
  /** The problems with the last files; empty if there were none. */
  const [error, setError] = useState('')
  const tell = (reason: string) => setError((earlier) => `${earlier} ${reason}`.trim())
  /** Number of uploads in progress: more files can be pasted or dropped in the meantime. */
  const [coming, setComing] = useState(0)
  const room = mostAttachments - card.attachments.length

  async function add(files: readonly File[]): Promise<void> {
    const fitting = files.slice(0, Math.max(0, room - coming))
    if (coming === 0) setError('')
    if (fitting.length < files.length) tell(text('kanban.file.tooMany', { most: mostAttachments }))
    setComing((count) => count + fitting.length)
    for (const file of fitting) {
      await addOne(file)
      setComing((count) => count - 1)
    }
  }

  async function addOne(file: File): Promise<void> {
    const result = await handedIn(file)
    if (typeof result === 'string') tell(text(`kanban.file.${result}`, { name: file.name }))
    else await sendOnce(`kanban-file:${card.id}`, fileMark(file), (id) => attach({ ...result, id }))
  }

  const dropZone = useDropZone((files) => void add(files), { isPageWide: true })
  return {
    dropZone,
    error,
    isBusy: coming > 0,
    isFull: room <= 0,
    add: (files: readonly File[]) => void add(files),
    paste: (event: ClipboardEvent) => {
      const files = pastedFiles(event.clipboardData)
      if (files.length === 0) return
      event.preventDefault()
      void add(files)
    },
  }
}

type Attaching = ReturnType<typeof useAttaching>

/** The files of an item or story; any of its pictures can be its cover. */
export function Attachments({ cardRef, card, attaching }: AttachmentsProps) {
  const text = useText()
  const titleId = useId()
  const { detach, edit } = useCardActions(cardRef)
  const input = useRef<HTMLInputElement>(null)
  const { dropZone, error, isBusy, isFull, add } = attaching
  const isCover = ({ image }: Attachment) => image !== null && image === card.image
  const remove = (file: Attachment) =>
    detach(file, nextOf(card.attachments, file.id), isCover(file))

  return (
    <section ref={dropZone} aria-labelledby={titleId}>
      <Title id={titleId}>{text('kanban.files')}</Title>
      <List>
        {card.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            isCover={isCover(attachment)}
            onCover={(image) => void edit({ image })}
            onRemove={() => void remove(attachment)}
          />
        ))}
      </List>
      {error !== '' && <Note tone="error">{error}</Note>}
      <FileInput ref={input} multiple aria-label={text('kanban.file.add')} onChoose={add} />
      <Buttons>
        <BusyButton
          variant="outlined"
          startIcon={<PaperclipIcon size={18} />}
          busy={isBusy}
          disabled={isFull}
          onClick={() => input.current?.click()}
        >
          {text('kanban.file.add')}
        </BusyButton>
        {card.image !== null && (
          <Button onClick={() => void edit({ image: null })}>{text('kanban.coverRemove')}</Button>
        )}
      </Buttons>
      <Hint>{text('kanban.file.hint', { most: mostAttachments })}</Hint>
    </section>
  )
}

const Title = styled('h3')(({ theme }) => ({ ...theme.typography.h4, margin: '0 0 8px' }))

const List = styled('ul')({ margin: 0, padding: 0, listStyle: 'none' })

const Buttons = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Hint = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: '6px 0 0',
  color: theme.palette.text.secondary,
}))

/** Maximum bytes of a picture before it is resized. */
const largestPicture = 20 * 1024 * 1024

type HandedIn = Omit<Attachment, 'id'> | 'unreadable' | 'tooLarge' | 'tooLong'

/** Prepares a file for storage: pictures are redrawn, of other files only name and size are kept. */
async function handedIn(file: File): Promise<HandedIn> {
  const plain = { name: cut(file.name, 200), size: file.size }
  if (!file.type.startsWith('image/')) return { ...plain, image: null }
  if (file.size > largestPicture) return 'tooLarge'
  const picture = await redrawn(file)
  if (picture === 'unreadable') return picture
  if (picture === 'toolong') return 'tooLong'
  const image = `data:image/jpeg;base64,${await base64Of(picture)}`
  if (image.length > longestPicture) return 'tooLarge'
  return { ...plain, size: picture.size, image }
}
