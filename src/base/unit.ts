/** The member that shows the compiler the unit of a number. It does not exist at run time. */
export declare const UNIT: unique symbol;
