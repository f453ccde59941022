import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import { memberPaths } from '#lib/paths/member'
import { cardGround } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { StatusChip } from '#ui/display/StatusChip'
import { useText } from '#ui/intl/useText'
import { PromotionPicture } from '../PromotionPicture'
import { ExampleTerms } from '../terms/ExampleTerms'
import { TermList } from '../terms/TermList'
import { useTerms } from '../terms/useTerms'
import type { Offer } from './offers'
import { useBlockedReasonText } from './useBlockedReasonText'

interface Props {
  userId: string
  offer: Offer
}

/** Summary of a promotion: bonus, conditions, and whether the player may claim it. */
export function OfferCard({ userId, offer: { promotion, blockedReason } }: Props) {
  const text = useText()
  const blockedReasonText = useBlockedReasonText()
  const terms = useTerms()
  const { PromotionID, PromotionName } = promotion
  return (
    <Card>
      <PromotionPicture promotion={promotion} />
      <Name>
        <Way to={`${memberPaths.promotions}/${encodeURIComponent(PromotionID)}`}>
          <DataText>{PromotionName}</DataText>
        </Way>
      </Name>
      <TermList terms={terms.main(promotion)} />
      {blockedReason === null && <ExampleTerms userId={userId} promotion={promotion} />}
      <Foot>
        {blockedReason === null ? (
          <StatusChip tone="success" label={text('promotion.eligible')} />
        ) : (
          <>
            <StatusChip tone="neutral" label={text('promotion.notEligible')} />
            <Reason>{blockedReasonText(blockedReason, promotion)}</Reason>
          </>
        )}
      </Foot>
    </Card>
  )
}

const Card = styled('li')(({ theme }) => ({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: 8,
  minWidth: 0,
  padding: 20,
  ...cardGround(theme),
  '&:hover': { borderColor: theme.palette.primary.readable },
}))

const Name = styled('h2')(({ theme }) => ({ ...theme.typography.h4, margin: 0 }))

/** The whole card is clickable, but only its name is the link. */
const Way = styled(Link)(({ theme }) => ({
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `3px solid ${theme.palette.primary.readable}` },
}))

const Foot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 6,
  marginTop: 'auto',
})

const Reason = styled('p')(({ theme }) => ({ margin: 0, color: theme.palette.text.secondary }))
