import DialogContent from '@mui/material/DialogContent'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { DataText } from '../display/DataText'
import { CloseIcon } from '../icons/controls'
import { useText } from '../intl/useText'
import { OverlayDialog } from '../overlay/OverlayDialog'

interface PictureViewProps {
  title: string
  /** The picture as a data URL. */
  source: string
  onClose: () => void
}

/** A picture as large as the screen allows. Load it lazily. */
export function PictureView({ title, source, onClose }: PictureViewProps) {
  const text = useText()
  const titleId = useId()
  return (
    <OverlayDialog open onClose={onClose} maxWidth="lg" aria-labelledby={titleId}>
      <Head>
        <h2 id={titleId}>
          <DataText>{title}</DataText>
        </h2>
        <IconButton aria-label={text('ui.close')} onClick={onClose}>
          <CloseIcon size={20} />
        </IconButton>
      </Head>
      <DialogContent>
        <Picture src={source} alt={title} />
      </DialogContent>
    </OverlayDialog>
  )
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  padding: '8px 8px 8px 24px',
  '& h2': {
    ...theme.typography.subtitle1,
    flex: 1,
    minWidth: 0,
    margin: 0,
    overflowWrap: 'anywhere',
  },
}))

const Picture = styled('img')({ display: 'block', maxWidth: '100%', marginInline: 'auto' })
