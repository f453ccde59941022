import { enUS } from '@mui/x-data-grid/locales'

const english = enUS.components.MuiDataGrid.defaultProps.localeText

const inUse = (count: number) => `ตัวกรองที่ใช้อยู่ ${count} รายการ`

/**
 * The package has no Thai texts: these are all that this grid shows. The others belong to its paid features.
 */
export const gridTexts = {
  components: {
    MuiDataGrid: {
      defaultProps: {
        localeText: {
          ...english,
          noRowsLabel: 'ไม่มีข้อมูล',
          noResultsOverlayLabel: 'ไม่พบผลลัพธ์',
          noColumnsOverlayLabel: 'ไม่มีคอลัมน์',
          noColumnsOverlayManageColumns: 'จัดการคอลัมน์',
          columnMenuLabel: 'เมนูคอลัมน์',
          columnMenuAriaLabel: (column: string) => `เมนูของคอลัมน์ ${column}`,
          columnMenuSortAsc: 'เรียงจากน้อยไปมาก',
          columnMenuSortDesc: 'เรียงจากมากไปน้อย',
          columnMenuUnsort: 'ไม่เรียง',
          columnMenuFilter: 'กรอง',
          columnMenuHideColumn: 'ซ่อนคอลัมน์',
          columnMenuManageColumns: 'จัดการคอลัมน์',
          columnHeaderSortIconLabel: 'เรียง',
          columnHeaderFiltersLabel: 'แสดงตัวกรอง',
          columnHeaderFiltersTooltipActive: inUse,
          columnsManagementSearchTitle: 'ค้นหา',
          columnsManagementDeleteIconLabel: 'ล้าง',
          columnsManagementNoColumns: 'ไม่มีคอลัมน์',
          columnsManagementShowHideAllText: 'แสดง/ซ่อนทั้งหมด',
          columnsManagementReset: 'คืนค่าเดิม',
          filterPanelColumn: 'คอลัมน์',
          filterPanelOperator: 'เงื่อนไข',
          filterPanelInputLabel: 'ค่า',
          filterPanelInputPlaceholder: 'ค่าที่ใช้กรอง',
          filterPanelDeleteIconLabel: 'ลบ',
          filterOperatorContains: 'มีคำว่า',
          filterOperatorDoesNotContain: 'ไม่มีคำว่า',
          filterOperatorEquals: 'เท่ากับ',
          filterOperatorDoesNotEqual: 'ไม่เท่ากับ',
          filterOperatorStartsWith: 'ขึ้นต้นด้วย',
          filterOperatorEndsWith: 'ลงท้ายด้วย',
          filterOperatorIs: 'เป็น',
          filterOperatorNot: 'ไม่เป็น',
          filterOperatorAfter: 'หลัง',
          filterOperatorOnOrAfter: 'ตั้งแต่',
          filterOperatorBefore: 'ก่อน',
          filterOperatorOnOrBefore: 'ไม่เกิน',
          filterOperatorIsEmpty: 'ว่าง',
          filterOperatorIsNotEmpty: 'ไม่ว่าง',
          filterOperatorIsAnyOf: 'เป็นหนึ่งใน',
          filterValueAny: 'ใดก็ได้',
          filterValueTrue: 'ใช่',
          filterValueFalse: 'ไม่ใช่',
          footerRowSelected: (count: number) => `เลือกแล้ว ${count} แถว`,
          paginationRowsPerPage: 'แถวต่อหน้า:',
          booleanCellTrueLabel: 'ใช่',
          booleanCellFalseLabel: 'ไม่ใช่',
          checkboxSelectionHeaderName: 'เลือก',
          checkboxSelectionSelectAllRows: 'เลือกทุกแถว',
          checkboxSelectionUnselectAllRows: 'ไม่เลือกแถวใด',
          checkboxSelectionSelectRow: 'เลือกแถวนี้',
          checkboxSelectionUnselectRow: 'ไม่เลือกแถวนี้',
        },
      },
    },
  },
}
