import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useId, useRef, useState } from 'react'
import {
  type Attachment,
  type Item,
  longestPicture,
  mostAttachments,
  type Story,
} from '#contract/kanban/kanban'
import { base64Of, redrawn } from '#lib/files/image'
import { makeRequestId } from '#lib/requestId'
import { BusyButton } from '#ui/form/BusyButton'
import { FileInput } from '#ui/form/FileInput'
import { PaperclipIcon } from '#ui/icons/actions'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { type CardRef, useCardActions } from '../actions/useCardActions'
import { AttachmentRow } from './AttachmentRow'

interface AttachmentsProps {
  cardRef: CardRef
  card: Item | Story
}

/** The files of an item or story; any of its pictures can be its cover. */
export function Attachments({ cardRef, card }: AttachmentsProps) {
  const text = useText()
  const titleId = useId()
  const { attach, detach, edit } = useCardActions(cardRef)
  const input = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<'unreadable' | 'tooLarge' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isFull = card.attachments.length >= mostAttachments

  async function add(file: File): Promise<void> {
    if (isBusy) return
    setBusy(true)
    const result = await handedIn(file)
    setError('error' in result ? result.error : null)
    if ('attachment' in result) await attach(result.attachment)
    setBusy(false)
  }

  return (
    <section aria-labelledby={titleId}>
      <Title id={titleId}>{text('kanban.files')}</Title>
      <List>
        {card.attachments.map((attachment) => (
          <AttachmentRow
            key={attachment.id}
            attachment={attachment}
            isCover={attachment.image !== null && attachment.image === card.image}
            onCover={(image) => void edit({ image })}
            onRemove={() => void detach(attachment.id)}
          />
        ))}
      </List>
      {error && <Note tone="error">{text(`kanban.file.${error}`)}</Note>}
      <FileInput
        ref={input}
        aria-label={text('kanban.file.add')}
        onChoose={([file]) => file && void add(file)}
      />
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

/** Bytes of a picture before it is drawn anew. */
const largestPicture = 20 * 1024 * 1024

type HandedIn = { attachment: Attachment } | { error: 'unreadable' | 'tooLarge' }

/** A file as it is kept: a picture drawn anew, of anything else the name and the size. */
async function handedIn(file: File): Promise<HandedIn> {
  const plain = { id: makeRequestId(), name: file.name.slice(0, 200), size: file.size }
  if (!file.type.startsWith('image/')) return { attachment: { ...plain, image: null } }
  if (file.size > largestPicture) return { error: 'tooLarge' }
  const picture = await redrawn(file)
  if (picture === null) return { error: 'unreadable' }
  const image = `data:image/jpeg;base64,${await base64Of(picture)}`
  if (image.length > longestPicture) return { error: 'tooLarge' }
  return { attachment: { ...plain, size: picture.size, image } }
}
