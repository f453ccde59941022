import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { type ChangeEvent, useId, useRef, useState } from 'react'
import { type Item, mostAttachments, type Story } from '#contract/kanban/kanban'
import { BusyButton } from '#ui/form/BusyButton'
import { PaperclipIcon } from '#ui/icons/PaperclipIcon'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { type CardRef, useCardDeeds } from '../actions/useCardActions'
import { AttachmentRow } from './AttachmentRow'
import { handedIn } from './handedIn'

interface AttachmentsProps {
  cardRef: CardRef
  card: Item | Story
}

/** The files of an item or story; any of its pictures can be its cover. */
export function Attachments({ cardRef, card }: AttachmentsProps) {
  const text = useText()
  const titleId = useId()
  const { attach, detach, edit } = useCardDeeds(cardRef)
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<'unreadable' | 'tooLarge' | null>(null)
  const [isBusy, setBusy] = useState(false)
  const isFull = card.attachments.length >= mostAttachments

  async function add({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const [file] = target.files ?? []
    if (!file || isBusy) return
    setBusy(true)
    const result = await handedIn(file)
    // The same file may be chosen again.
    target.value = ''
    setProblem('problem' in result ? result.problem : null)
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
      {problem && <Note tone="error">{text(`kanban.file.${problem}`)}</Note>}
      <input
        ref={input}
        type="file"
        hidden
        aria-label={text('kanban.file.add')}
        onChange={(event) => void add(event)}
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
