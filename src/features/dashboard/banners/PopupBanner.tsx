import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useId } from 'react'
import { BannerSlide } from '#ui/display/BannerSlide'
import { DataText } from '#ui/display/DataText'
import { CloseIcon } from '#ui/icons/controls'
import { useText } from '#ui/intl/useText'
import { OverlayDialog } from '#ui/overlay/OverlayDialog'
import { VisuallyHidden } from '#ui/page/Page'
import { usePopup } from './usePopup'

/** One of the operator's popups; {@link usePopup} decides when. */
export function PopupBanner({ userId }: { userId: string }) {
  const text = useText()
  const titleId = useId()
  const { banner, isOpen, close } = usePopup(userId)
  if (banner === undefined) return null
  return (
    <OverlayDialog open={isOpen} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <VisuallyHidden as="h2" id={titleId}>
        <DataText>{banner.alt}</DataText>
      </VisuallyHidden>
      <Close aria-label={text('dashboard.popup.close')} onClick={close}>
        <CloseIcon />
      </Close>
      <List onClick={close}>
        <BannerSlide banner={banner} />
      </List>
    </OverlayDialog>
  )
}

const Close = styled(IconButton)({ alignSelf: 'flex-end' })

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: '0 16px 16px' })
