import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import type { MailFile } from '#contract/mail/changes'
import type { Mail, MailAttachment } from '#contract/mail/mail'
import { formatBytes } from '#lib/files/formatBytes'
import { DataText } from '#ui/display/DataText'
import { PaperclipIcon } from '#ui/icons/actions'
import { useLocale, useText } from '#ui/intl/useText'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'
import { useMailFileMutation } from '../api/drafts'

/** Attachments of a mail; pressing one downloads it. */
export function Attachments({ mail }: { mail: Mail }) {
  const text = useText()
  const locale = useLocale()
  const run = useMutationFeedback()
  const [ask] = useMailFileMutation()

  async function open({ id, image, title }: MailAttachment): Promise<void> {
    if (image !== '') {
      save(image, title)
      return
    }
    const { data } = await run(ask({ id: mail.id, attachmentId: id }))
    if (data) saveFile(data)
  }

  return (
    <List aria-label={text('mail.attachments')}>
      {mail.attachments.map((attachment) => (
        <li key={attachment.id}>
          <Button variant="outlined" color="inherit" onClick={() => void open(attachment)}>
            {attachment.image.startsWith('/') ? (
              <img src={attachment.image} alt="" width={40} height={40} />
            ) : (
              <PaperclipIcon size={20} />
            )}
            <span>
              <DataText>{attachment.title}</DataText>
              <small>{formatBytes(attachment.size, locale)}</small>
            </span>
          </Button>
        </li>
      ))}
    </List>
  )
}

const List = styled('ul')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 8,
  listStyle: 'none',
  margin: '24px 0 0',
  padding: 0,
  '& button': {
    gap: 8,
    maxWidth: '100%',
    textTransform: 'none',
    borderColor: theme.palette.divider,
  },
  '& img': { objectFit: 'cover', borderRadius: 4 },
  '& span': { display: 'flex', flexDirection: 'column', alignItems: 'flex-start', minWidth: 0 },
  '& bdi': { maxWidth: 220, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '& small': { color: theme.palette.text.secondary },
}))

/** Long enough for every browser to start the download. */
const revokeDelayMs = 10_000

/** Downloads an attachment. The app never opens it, whatever its type claims. */
function saveFile({ title, data }: MailFile): void {
  const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0))
  const url = URL.createObjectURL(new Blob([bytes], { type: 'application/octet-stream' }))
  save(url, title)
  setTimeout(() => URL.revokeObjectURL(url), revokeDelayMs)
}

/** Downloads a file from a URL of the app. */
function save(url: string, title: string): void {
  const link = document.createElement('a')
  link.href = url
  link.download = title
  link.click()
}
