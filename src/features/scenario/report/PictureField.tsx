import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useRef, useState } from 'react'
import { BusyButton } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { Note } from '#ui/state/Note'
import { canTakePicture, takePicture } from './pagePicture'

interface PictureFieldProps {
  /** A `data:` URL; null for none. */
  picture: string | null
  onPicture: (picture: string | null) => void
}

/** Takes a picture of the page, if the browser supports it and the user agrees. */
export function PictureField({ picture, onPicture }: PictureFieldProps) {
  const text = useText()
  const place = useRef<HTMLDivElement>(null)
  const [busy, setBusy] = useState(false)
  const [isMissing, setMissing] = useState(false)
  if (!canTakePicture()) return <Plain>{text('scenario.report.pictureNone')}</Plain>

  async function take(): Promise<void> {
    setBusy(true)
    try {
      const cover = place.current?.closest<HTMLElement>('.MuiDialog-root') ?? null
      const taken = await takePicture(cover)
      setMissing(taken === null)
      if (taken !== null) onPicture(taken)
    } catch (cause) {
      console.error('No picture of the page could be taken', cause)
      setMissing(true)
    }
    setBusy(false)
  }

  return (
    <Place ref={place}>
      <BusyButton variant="outlined" busy={busy} onClick={() => void take()}>
        {text(picture ? 'scenario.report.pictureAgain' : 'scenario.report.picture')}
      </BusyButton>
      {picture && (
        <>
          <Button color="error" onClick={() => onPicture(null)}>
            {text('scenario.report.pictureRemove')}
          </Button>
          <Picture src={picture} alt={text('scenario.report.pictureAlt')} />
        </>
      )}
      {isMissing && <Note tone="info">{text('scenario.report.pictureRefused')}</Note>}
    </Place>
  )
}

const Plain = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))

const Place = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 8 })

const Picture = styled('img')(({ theme }) => ({
  flexBasis: '100%',
  width: '100%',
  maxHeight: 240,
  objectFit: 'contain',
  borderRadius: theme.shape.borderRadius,
  border: `1px solid ${theme.palette.divider}`,
}))
