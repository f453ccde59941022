import { styled } from '@mui/material/styles'
import type { Promotion } from '#contract/promotion/promotion'
import { DataText } from '#ui/display/DataText'
import { useText } from '#ui/intl/useText'
import { CardColumn, SectionCard } from '#ui/page/SectionCard'
import { Calculator } from './calculator/Calculator'
import { NoPromotion } from './NoPromotion'
import { PromotionPicture } from './PromotionPicture'
import { ReceivePanel } from './receive/ReceivePanel'
import { TermList } from './terms/TermList'
import { useTerms } from './terms/useTerms'

interface Props {
  userId: string
  promotion: Promotion
}

/** Conditions, calculator, and the choice to claim the promotion or not. */
export function PromotionDetail({ userId, promotion }: Props) {
  const text = useText()
  const terms = useTerms()
  const { PromotionDetail: detail } = promotion
  return (
    <Columns>
      <CardColumn>
        <SectionCard title={text('promotion.conditions')}>
          <PromotionPicture promotion={promotion} />
          <Message>
            <DataText>{detail}</DataText>
          </Message>
          <TermList terms={[...terms.main(promotion), ...terms.more(promotion)]} />
        </SectionCard>
        <Calculator userId={userId} promotion={promotion} />
      </CardColumn>
      <CardColumn>
        <ReceivePanel userId={userId} promotion={promotion} />
        <NoPromotion userId={userId} />
      </CardColumn>
    </Columns>
  )
}

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: 16,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
}))

const Message = styled('p')({
  margin: '12px 0',
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
