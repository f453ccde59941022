import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Attachment } from '#contract/kanban/kanban'
import { formatBytes } from '#lib/files/formatBytes'
import { DataText } from '#ui/display/DataText'
import { PaperclipIcon, TrashIcon } from '#ui/icons/actions'
import { useLocale, useText } from '#ui/intl/useText'
import { lazyOverlay } from '#ui/overlay/lazyOverlay'

const PictureView = lazyOverlay(
  () => import('#ui/dialog/PictureView').then((module) => module.PictureView),
  ({ onClose }) => onClose,
)

interface AttachmentRowProps {
  attachment: Attachment
  isCover: boolean
  onCover: (image: string) => void
  onRemove: () => void
}

/** A file: a picture that opens full size when pressed, or name and size. */
export function AttachmentRow({ attachment, isCover, onCover, onRemove }: AttachmentRowProps) {
  const text = useText()
  const locale = useLocale()
  const [isOpen, setOpen] = useState(false)
  const { id, name, size, image } = attachment
  return (
    <Row data-entry={id}>
      {image === null ? (
        <PaperclipIcon size={20} />
      ) : (
        <Thumb
          type="button"
          aria-label={text('demo.picture', { title: name })}
          onClick={() => setOpen(true)}
        >
          <img src={image} alt="" width={48} height={48} />
        </Thumb>
      )}
      <Content>
        <DataText>{name}</DataText>
        <Size>{formatBytes(size, locale)}</Size>
      </Content>
      {image !== null && !isCover && (
        <Button size="small" onClick={() => onCover(image)}>
          {text('kanban.coverUse')}
        </Button>
      )}
      <IconButton size="small" aria-label={text('demo.remove', { name })} onClick={onRemove}>
        <TrashIcon size={20} />
      </IconButton>
      {isOpen && image !== null && (
        <PictureView title={name} source={image} onClose={() => setOpen(false)} />
      )}
    </Row>
  )
}

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  marginBottom: 4,
  '& > svg': { flexShrink: 0 },
})

const Content = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })

const Size = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Thumb = styled('button')(({ theme }) => ({
  flexShrink: 0,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'zoom-in',
  img: { display: 'block', objectFit: 'cover', borderRadius: theme.shape.borderRadius },
}))
