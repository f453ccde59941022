import type { ComponentType } from 'react'
import type { Promotion } from '#contract/promotion/promotion'
import { Art } from '#ui/art/Art'
import { artGold, artLook } from '#ui/art/artLook'
import { useFormat, usePercent } from '#ui/intl/useFormat'
import { CoinsMotif, DayMotif, GiftMotif, TicketMotif } from './motifs'

interface Props {
  promotion: Pick<
    Promotion,
    'PromotionID' | 'PromotionType' | 'bonusMode' | 'bonusPercent' | 'bonusFixed'
  >
}

const motifs: Readonly<Record<Promotion['PromotionType'], ComponentType>> = {
  newmember: GiftMotif,
  dailyfirst: DayMotif,
  deposit: CoinsMotif,
  freecredit: TicketMotif,
}

/** Picture drawn by the app if the operator provides none: the promotion's type and its bonus. */
export function PromotionArt({ promotion }: Props) {
  const format = useFormat()
  const percent = usePercent()
  const { PromotionID, PromotionType, bonusMode, bonusPercent, bonusFixed } = promotion
  const Motif = motifs[PromotionType]
  const isFixed = bonusMode === 'fixed'
  return (
    <Art width={340} height={105} centre={[270, 52]} look={artLook(PromotionID)}>
      <g transform="translate(270 54)">
        <Motif />
      </g>
      <text
        x={22}
        y={54}
        direction="ltr"
        fontSize={isFixed ? 27 : 46}
        fontWeight={700}
        dominantBaseline="central"
        fill="#fff"
      >
        <tspan fill={artGold}>+</tspan>
        {isFixed ? format.money(bonusFixed) : percent(bonusPercent / 100)}
      </text>
    </Art>
  )
}
