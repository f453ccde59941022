import Button from '@mui/material/Button'
import { useSelector } from 'react-redux'
import { Link } from 'react-router-dom'
import { selectPlayer } from '#api/session/session'
import { memberPaths } from '#lib/paths/member'
import { useText } from '#ui/intl/useText'
import { Page } from '#ui/page/Page'
import { OfferList } from './list/OfferList'

/** All promotions, those that the player may receive first. */
export function PromotionsPage() {
  const text = useText()
  const userId = useSelector(selectPlayer)?.id
  return (
    <Page
      title={text('promotion.title')}
      actions={
        <Button component={Link} to={memberPaths.received} variant="outlined">
          {text('promotion.mine')}
        </Button>
      }
    >
      {userId !== undefined && <OfferList key={userId} userId={userId} />}
    </Page>
  )
}
