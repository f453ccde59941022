import { useSelector } from 'react-redux'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { ButtonLink } from '#ui/form/BusyButton'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { OfferList } from './list/OfferList'

/** All promotions, available ones first. */
export function PromotionsPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('promotion.title')}
      actions={
        <ButtonLink to={memberPaths.received} variant="outlined">
          {text('promotion.mine')}
        </ButtonLink>
      }
    >
      {userId !== undefined && <OfferList key={userId} userId={userId} />}
    </Page>
  )
}
