import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useEffect, useId, useState } from 'react'
import { useBannersQuery } from '../../../api/setting'
import { useBlock, useProtection } from '../../../api/useProtection'
import { providerExt } from '../../../lib/environment'
import { CloseIcon } from '../../../ui/icons/CloseIcon'
import { useText } from '../../../ui/intl/useText'
import { VisuallyHidden } from '../../../ui/page/VisuallyHidden'
import { BannerSlide } from './BannerSlide'
import { isPopupSeen, markPopupSeen } from './popupSeen'
import { shownBanners } from './shownBanners'

/** One of the operator's popups, at most once a day and never for who takes a break from playing. */
export function PopupBanner({ userId }: { userId: string }) {
  const text = useText()
  const titleId = useId()
  const [now] = useState(() => Date.now())
  const [isOpen, setOpen] = useState(() => !isPopupSeen(now))
  const block = useBlock(userId, now)
  const protection = useProtection(userId)
  const { data } = useBannersQuery()
  const [banner] = shownBanners(data?.value ?? [], now, 'popup')
  // Nobody is tempted before it is known that they may be.
  const mayShow = block === null && (!providerExt || protection.answer !== undefined)
  const isShown = isOpen && mayShow && banner !== undefined

  useEffect(() => {
    if (isShown) markPopupSeen(now)
  }, [isShown, now])

  if (banner === undefined) return null
  const close = () => setOpen(false)
  return (
    <Dialog open={isShown} onClose={close} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <VisuallyHidden as="h2" id={titleId}>
        {banner.alt}
      </VisuallyHidden>
      <Close aria-label={text('dashboard.popup.close')} onClick={close}>
        <CloseIcon />
      </Close>
      <List onClick={close}>
        <BannerSlide banner={banner} />
      </List>
    </Dialog>
  )
}

const Close = styled(IconButton)({ alignSelf: 'flex-end' })

const List = styled('ul')({ listStyle: 'none', margin: 0, padding: '0 16px 16px' })
