/** The member that tells the compiler in which unit a number is. There is none at run time. */
export declare const UNIT: unique symbol;
