import { styled } from '@mui/material/styles'
import { Link } from 'react-router-dom'
import type { Promotion } from '#contract/promotion/promotion'
import { memberPaths } from '#lib/paths/member'
import { cardGround } from '#ui/appearance/grounds'
import { DataText } from '#ui/display/DataText'
import { PromotionPicture } from '../PromotionPicture'
import { ExampleTerms } from '../terms/ExampleTerms'
import { TermList } from '../terms/TermList'
import { useTerms } from '../terms/useTerms'

interface Props {
  userId: string
  promotion: Promotion
}

/** A promotion that the player may claim: bonus, conditions, and the terms for an example deposit. */
export function OfferCard({ userId, promotion }: Props) {
  const terms = useTerms()
  return (
    <Card>
      <PromotionPicture promotion={promotion} />
      <Name>
        <OfferLink promotion={promotion} />
      </Name>
      <TermList terms={terms.main(promotion)} />
      <ExampleTerms userId={userId} promotion={promotion} />
    </Card>
  )
}

/** The promotion's name as a link that covers its whole card or row. */
export function OfferLink({ promotion: { PromotionID, PromotionName } }: Omit<Props, 'userId'>) {
  return (
    <Way to={`${memberPaths.promotions}/${encodeURIComponent(PromotionID)}`}>
      <DataText>{PromotionName}</DataText>
    </Way>
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

const Name = styled('h3')(({ theme }) => ({
  ...theme.typography.h4,
  margin: 0,
  overflowWrap: 'anywhere',
}))

const Way = styled(Link)(({ theme }) => ({
  color: theme.palette.text.primary,
  textDecoration: 'none',
  '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: 'inherit' },
  '&:focus-visible': { outline: 0 },
  '&:focus-visible::after': { outline: `3px solid ${theme.palette.primary.readable}` },
}))
