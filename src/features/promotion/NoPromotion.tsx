import Button from '@mui/material/Button'
import { Link } from 'react-router-dom'
import { useText } from '../../ui/intl/useText'
import { SectionCard } from '../../ui/page/SectionCard'

/** The choice that no list of offers should hide: to take none of them. */
export function NoPromotion() {
  const text = useText()
  return (
    <SectionCard title={text('promotion.without.title')}>
      <p>{text('promotion.without.text')}</p>
      <Button component={Link} to="/wallet/deposit" variant="outlined">
        {text('promotion.without.action')}
      </Button>
    </SectionCard>
  )
}
