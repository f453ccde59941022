import { styled } from '@mui/material/styles'
import { exampleDeposit, promotionTerms } from '#contract/promotion/promotion'
import { PromotionTermsLine } from '#ui/money/PromotionTerms'
import { PromotionPicture } from '../PromotionPicture'
import { OfferLink } from './OfferCard'
import type { Offer } from './offers'
import { useBlockedReasonText } from './useBlockedReasonText'

interface Props {
  offer: Offer
}

/** A promotion in a long list: its name, and its figures or the reason against it. */
export function OfferRow({ offer: { promotion, blockedReason } }: Props) {
  const blockedReasonText = useBlockedReasonText()
  const terms = promotionTerms(promotion, exampleDeposit(promotion))
  return (
    <Row>
      <Thumb>
        <PromotionPicture promotion={promotion} />
      </Thumb>
      <Content>
        <OfferLink promotion={promotion} />
        <Facts>
          {blockedReason !== null
            ? blockedReasonText(blockedReason, promotion)
            : terms && <PromotionTermsLine terms={terms} />}
        </Facts>
      </Content>
    </Row>
  )
}

const Row = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 12px',
  minHeight: 56,
  padding: '8px 4px',
  borderTop: `1px solid ${theme.palette.divider}`,
  '&:hover': { backgroundColor: theme.palette.action.hover },
}))

const Thumb = styled('span')({ flexShrink: 0, width: 104 })

const Content = styled('div')(({ theme }) => ({
  flex: '1 1 10rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > a': { fontWeight: theme.typography.fontWeightMedium },
}))

const Facts = styled('p')(({ theme }) => ({
  ...theme.typography.caption,
  margin: 0,
  color: theme.palette.text.secondary,
}))

/** A list of `OfferRow`s, in columns where there is room. */
export const OfferRows = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 360px), 1fr))',
  columnGap: 24,
  margin: '0 0 16px',
  padding: 0,
  listStyle: 'none',
})
