import IconButton from '@mui/material/IconButton'
import { styled, type Theme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type KeyboardEvent, useState } from 'react'
import { isComposing } from '#lib/keys/isComposing'
import { DataText } from '#ui/display/DataText'
import { ChevronIcon, CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { useSwipe } from '#ui/page/useSwipe'
import { Note } from '#ui/state/Note'

export interface LargePicture {
  id: string
  image: string
  title: string
}

interface LightboxProps {
  pictures: readonly LargePicture[]
  /** Index of the first picture shown. */
  first: number
  onClose: () => void
}

/**
 * A large picture; arrow keys, buttons and swipes change it. Escape closes it and restores the focus. The
 * visible picture stays, even if another window adds or deletes pictures.
 */
export function Lightbox({ pictures, first, onClose }: LightboxProps) {
  const text = useText()
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'))
  const swipe = useSwipe(step)
  const [shown, setShown] = useState({ place: first, picture: pictures[first] })
  const place = pictures.findIndex(({ id }) => id === shown.picture?.id)
  const found = pictures[place]
  const picture = found ?? shown.picture
  if (found && place !== shown.place) setShown({ place, picture: found })
  if (!picture) return null

  function step(by: number): void {
    // After a deletion, the next picture has moved here.
    const to = shown.place + (found || by < 0 ? by : 0)
    const next = (to + pictures.length) % pictures.length
    setShown({ place: next, picture: pictures[next] ?? picture })
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isComposing(event)) return
    const forward = document.documentElement.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const back = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight'
    if (event.key === forward) step(1)
    if (event.key === back) step(-1)
  }

  return (
    <OverlayDialog
      open
      fullWidth
      maxWidth="md"
      fullScreen={isNarrow}
      onClose={onClose}
      onKeyDown={onKeyDown}
      {...(pictures.length > 1 && swipe)}
      slotProps={{ paper: { 'aria-label': text('social.picture.large') } }}
    >
      <Bar>
        <Title lang="en" aria-live="polite">
          <DataText>{picture.title}</DataText>
        </Title>
        <IconButton onClick={onClose} aria-label={text('ui.close')}>
          <CloseIcon />
        </IconButton>
      </Bar>
      {!found && <Note tone="warning">{text('social.gallery.gone')}</Note>}
      <Large src={picture.image} alt={picture.title} />
      {(found ? pictures.length > 1 : pictures.length > 0) && (
        <Bar>
          <IconButton onClick={() => step(-1)} aria-label={text('social.picture.previous')}>
            <ChevronIcon towards="start" />
          </IconButton>
          <span>
            {found && text('social.picture.place', { place: place + 1, total: pictures.length })}
          </span>
          <IconButton onClick={() => step(1)} aria-label={text('social.picture.next')}>
            <ChevronIcon towards="end" />
          </IconButton>
        </Bar>
      )}
    </OverlayDialog>
  )
}

const Bar = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 8,
  padding: '8px 12px',
})

const Title = styled('p')(({ theme }) => ({ ...theme.typography.h5, margin: 0, minWidth: 0 }))

// A single picture on a phone is centred, as in the phone's own gallery.
const Large = styled('img')({
  width: '100%',
  maxHeight: '70vh',
  marginBlock: 'auto',
  objectFit: 'contain',
})
