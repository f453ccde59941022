import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { GiftIcon } from '#ui/icons/menu'
import { useText } from '#ui/intl/useText'
import { EmptyState } from '#ui/state/EmptyState'

/** The address names a promotion that the provider does not know. */
export function NotFound() {
  const text = useText()
  return (
    <EmptyState
      icon={<GiftIcon size={32} />}
      title={text('promotion.title')}
      message={text('promotion.notFound')}
      action={
        <Button component={Link} to={memberPaths.promotions} variant="outlined">
          {text('promotion.all')}
        </Button>
      }
    />
  )
}
