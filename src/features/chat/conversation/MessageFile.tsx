import Button from '@mui/material/Button'
import Skeleton from '@mui/material/Skeleton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import { loadState } from '#api/cache/loadState'
import { useChatFileMutation, useChatPictureQuery } from '#api/chat/chat'
import type { ChatMessage } from '#contract/chat/chat'
import { download } from '#lib/files/download'
import { formatBytes } from '#lib/files/formatBytes'
import { DataText } from '#ui/display/DataText'
import { PaperclipIcon } from '#ui/icons/actions'
import { useLocale, useText } from '#ui/intl/useText'
import { LoadArea } from '#ui/load/LoadArea'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'
import { useMutationFeedback } from '#ui/toast/useMutationFeedback'

type AttachedFile = NonNullable<ChatMessage['file']>

interface MessageFileProps {
  /** The message's id. */
  id: string
  file: AttachedFile
}

/** @returns true for image types that browsers display and that cannot contain scripts */
export const isPicture = (type: string) => /^image\/(jpeg|png|webp)$/.test(type)

/** The file of a message: pictures are displayed, other files are downloaded when pressed. */
export function MessageFile({ id, file }: MessageFileProps) {
  return isPicture(file.type) ? <Picture id={id} file={file} /> : <OtherFile id={id} file={file} />
}

const PictureView = lazyOverlay(
  () => import('#ui/dialog/PictureView').then((module) => module.PictureView),
  ({ onClose }) => onClose,
)

function Picture({ id, file: { title, type } }: MessageFileProps) {
  const text = useText()
  const [isOpen, setOpen] = useState(false)
  const name = text('demo.picture', { title })
  return (
    <LoadArea
      state={loadState(useChatPictureQuery(id))}
      skeleton={<Skeleton variant="rounded" width={200} height={150} animation={false} />}
    >
      {({ data }) => {
        const source = `data:${type};base64,${data}`
        return (
          <>
            <Thumb type="button" aria-label={name} onClick={() => setOpen(true)}>
              <img src={source} alt="" />
            </Thumb>
            {isOpen && <PictureView title={title} source={source} onClose={() => setOpen(false)} />}
          </>
        )
      }}
    </LoadArea>
  )
}

const Thumb = styled('button')({
  display: 'block',
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  '& img': { display: 'block', maxWidth: '100%', maxHeight: 240, borderRadius: 8 },
})

function OtherFile({ id, file: { title, size } }: MessageFileProps) {
  const text = useText()
  const locale = useLocale()
  const run = useMutationFeedback()
  const [ask] = useChatFileMutation()

  /** Downloads the file. The app never opens it, whatever its type claims. */
  async function save(): Promise<void> {
    const { data } = await run(ask(id))
    if (data === undefined) return
    const bytes = Uint8Array.from(atob(data.data), (letter) => letter.charCodeAt(0))
    download(bytes, title, 'application/octet-stream')
  }

  return (
    <Button
      variant="outlined"
      color="inherit"
      size="small"
      startIcon={<PaperclipIcon size={18} />}
      aria-label={text('chat.saveFile', { title })}
      onClick={() => void save()}
    >
      <Title>
        <DataText>{title}</DataText>
        <small>
          <bdi>{formatBytes(size, locale)}</bdi>
        </small>
      </Title>
    </Button>
  )
}

const Title = styled('span')({
  display: 'grid',
  minWidth: 0,
  textAlign: 'start',
  textTransform: 'none',
  overflowWrap: 'anywhere',
})
