import { styled } from '@mui/material/styles'
import type { StatementRow } from '#contract/wallet/statement'
import { DataText } from '#ui/display/DataText'
import { useFormat } from '#ui/intl/useFormat'
import { useText } from '#ui/intl/useText'
import { RowLink } from '#ui/table/RowLink'
import { statementPlace } from './statementPlace'
import { statementDetail, statementTitle } from './statementTexts'

/** What a row is, and the way to what it came from. */
export function StatementWords({ row }: { row: StatementRow }) {
  const text = useText()
  const format = useFormat()
  const title = statementTitle(row, text)
  const detail = statementDetail(row, text, format)
  const place = statementPlace(row)
  return (
    <>
      {place === null ? title : <RowLink to={place}>{title}</RowLink>}
      {detail !== '' && (
        <Detail>
          <DataText>{detail}</DataText>
        </Detail>
      )}
    </>
  )
}

const Detail = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'block',
  color: theme.palette.text.secondary,
  '@media print': { fontSize: 'inherit' },
}))
