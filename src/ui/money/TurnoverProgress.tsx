import { styled } from '@mui/material/styles'
import type { Satang } from '#lib/money'
import { ProgressBar } from '../display/ProgressBar'
import { useFormat } from '../intl/useFormat'
import { useText } from '../intl/useText'

interface TurnoverMeterProps {
  done: Satang
  required: Satang
  /** 0 to 1, in whole percent. */
  share: number
}

/** “Done x of y” with a bar that repeats it. */
export function TurnoverProgress({ done, required, share }: TurnoverMeterProps) {
  const text = useText()
  const format = useFormat()
  return (
    <Space>
      <ProgressBar
        share={share}
        note={format.percent(share)}
        label={text('dashboard.promotion.turnover', {
          done: format.money(done),
          required: format.money(required),
        })}
      />
    </Space>
  )
}

const Space = styled('div')({ marginBlockStart: 12 })
