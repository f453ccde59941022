import { createElement, type ReactNode } from 'react'
import { DataText } from '../display/DataText'
import type { Column } from './useTableState'

/** @returns the content of a cell. Plain text keeps its own direction. */
export function shownCell<Row>({ cell, value }: Column<Row>, row: Row): ReactNode {
  if (cell) return cell(row)
  const plain = value(row)
  if (typeof plain === 'string') return createElement(DataText, null, plain)
  return plain === null ? '—' : createElement('bdi', null, plain)
}
