import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { DataText } from '#ui/display/DataText'
import { CloseIcon } from '#ui/icons/CloseIcon'
import { PaperclipIcon } from '#ui/icons/PaperclipIcon'
import { useLocale } from '#ui/intl/useLocale'
import { useText } from '#ui/intl/useText'
import { fileSize } from '../fileSize'
import type { Attaching } from './useAttaching'
import type { Draft } from './useDraft'

interface AttachedFilesProps {
  draft: Draft
  attaching: Attaching
}

/** The files of a draft, each with a button that takes it away. */
export function AttachedFiles({ draft, attaching }: AttachedFilesProps) {
  const text = useText()
  const locale = useLocale()
  if (draft.attachments.length === 0) return null
  return (
    <List aria-label={text('mail.attachments')}>
      {draft.attachments.map(({ id, title, size }) => (
        <li key={id}>
          <PaperclipIcon size={16} />
          <DataText>{title}</DataText>
          <small>{fileSize(size, locale)}</small>
          <IconButton
            size="small"
            disabled={attaching.busy}
            aria-label={text('mail.detach', { title })}
            onClick={() => attaching.remove(id)}
          >
            <CloseIcon size={16} />
          </IconButton>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  listStyle: 'none',
  margin: '8px 0 0',
  padding: 0,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    maxWidth: '100%',
    paddingInlineStart: 8,
    borderRadius: theme.shape.borderRadius,
    border: `1px solid ${theme.palette.divider}`,
  },
  '& svg': { flexShrink: 0 },
  '& bdi': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { flexShrink: 0, color: theme.palette.text.secondary },
}))
