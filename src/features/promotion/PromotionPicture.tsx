import { styled } from '@mui/material/styles'
import { useState } from 'react'
import type { Promotion } from '#contract/promotion/promotion'
import { PromotionArt } from './art/PromotionArt'

interface Props {
  promotion: Promotion
}

/** The operator's picture, or one drawn by the app. Decorative: the text beside it says the same. */
export function PromotionPicture({ promotion }: Props) {
  const [failed, setFailed] = useState(false)
  const { PromotionImage } = promotion
  return (
    <Place>
      {PromotionImage === null || failed ? (
        <PromotionArt promotion={promotion} />
      ) : (
        <img src={PromotionImage} alt="" loading="lazy" onError={() => setFailed(true)} />
      )}
    </Place>
  )
}

const Place = styled('span')(({ theme }) => ({
  display: 'block',
  aspectRatio: '680 / 210',
  borderRadius: theme.shape.borderRadius,
  backgroundColor: theme.palette.action.hover,
  overflow: 'hidden',
  'img, svg': { display: 'block', width: '100%', height: '100%', objectFit: 'cover' },
}))
