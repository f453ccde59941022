import Button from '@mui/material/Button'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import type { Attachment } from '#contract/kanban/kanban'
import { DataText } from '#ui/display/DataText'
import { PaperclipIcon, TrashIcon } from '#ui/icons/actions'
import { useLocale, useText } from '#ui/intl/useText'

interface AttachmentRowProps {
  attachment: Attachment
  isCover: boolean
  onCover: (image: string) => void
  onRemove: () => void
}

/** A file by its picture or by name and size. */
export function AttachmentRow({ attachment, isCover, onCover, onRemove }: AttachmentRowProps) {
  const text = useText()
  const locale = useLocale()
  const { name, size, image } = attachment
  return (
    <Row>
      {image === null ? (
        <PaperclipIcon size={20} />
      ) : (
        <Picture src={image} alt="" width={48} height={48} />
      )}
      <Content>
        <DataText>{name}</DataText>
        <Size>{sizeText(size, locale)}</Size>
      </Content>
      {image !== null && !isCover && (
        <Button size="small" onClick={() => onCover(image)}>
          {text('kanban.coverUse')}
        </Button>
      )}
      <IconButton size="small" aria-label={text('demo.remove', { name })} onClick={onRemove}>
        <TrashIcon size={20} />
      </IconButton>
    </Row>
  )
}

/** In the largest unit that leaves a number in front of the point. */
function sizeText(bytes: number, locale: string): string {
  const [unit, share]: [string, number] =
    bytes < 1000 ? ['byte', 1] : bytes < 1e6 ? ['kilobyte', 1000] : ['megabyte', 1e6]
  const format = new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 })
  return format.format(bytes / share)
}

const Row = styled('li')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 48,
  marginBottom: 4,
  '& > svg': { flexShrink: 0 },
})

const Content = styled('div')({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' })

const Size = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.palette.text.secondary,
}))

const Picture = styled('img')(({ theme }) => ({
  flexShrink: 0,
  objectFit: 'cover',
  borderRadius: theme.shape.borderRadius,
}))
