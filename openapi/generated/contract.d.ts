// Generated from openapi/ by `npm run generate`. Not to be edited.
import type { CompanyDate, CompanyMonth } from "#domain/calendar/index.ts";
import type { Tiyin } from "#domain/money.ts";
export type paths = {
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Is the server able to answer */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/login": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by phone number and password
         * @description The first device an account ever has is trusted; a later one is asked for a one-time code (202). Wrong credentials and an unknown phone get the same 400 wrongCredentials.
         */
        post: operations["login"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/registration": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a phone number to register with it
         * @description A code is sent to any phone; whether it is known shows only to who answers it.
         */
        post: operations["startRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/registration/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the first password
         * @description Makes the account and trusts the device. 409 ticketExpired when the ticket is used, old, or for something else.
         */
        post: operations["completeRegistration"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove a phone number to set another password
         * @description A code is sent when the phone is known.
         */
        post: operations["startPasswordRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/password-recovery/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set another password
         * @description Ends every other session of the account. 409 ticketExpired when the ticket is used, old, or for something else.
         */
        post: operations["completePasswordRecovery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by phone number and code
         * @description A code is sent when the account already trusts the device.
         */
        post: operations["startOtpSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp/{otpId}/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer a one-time code
         * @description Signs in, or gives the ticket that sets the password. Registering a known phone gives the ticket of a recovery.
         */
        post: operations["verifyOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/otp/{otpId}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code again
         * @description Does not reset the tries
         */
        post: operations["resendOtp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by what Google's popup gave
         * @description A code is exchanged here and its ID token verified by the provider's keys; an access token is taken only if its audience is ours. Linked by `sub`, never by e-mail. 404 providerOff without a client id, 400 identityRefused, 503 providerAway.
         */
        post: operations["signInWithGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in by what the login widget or a mini app gave
         * @description Five minutes old at most, and good once. 404 providerOff without a bot token, 400 identityRefused or identityOutdated.
         */
        post: operations["signInWithTelegram"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram-bot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Begin a sign-in that the bot confirms */
        post: operations["startTelegramBotSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/telegram-bot/{signInId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What came of it so far
         * @description A POST, because a confirmed one opens the session of the device that asks. Asked again within 30 s it answers the same way, so that a lost answer costs nothing.
         */
        post: operations["getTelegramBotSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Change a refresh token for the next pair
         * @description Judges refreshToken and device only; refused with 400 refreshRefused.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/logout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End this session */
        post: operations["logout"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The person who is signed in */
        get: operations["getAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What startup routing reads */
        get: operations["getAccountInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give name, passport and PINFL */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My jobs, and records that wait for me */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/jobs/{employeeId}/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Join an employee record whose phone number and PINFL are mine */
        post: operations["acceptJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/jobs/{employeeId}/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say no to an employee record whose phone number is mine
         * @description The company's employers are told. Declining again changes nothing
         */
        post: operations["declineJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Devices linked to my account, the latest seen first; terminated ones are gone */
        get: operations["listDevices"];
        /** Tell the push token of this device */
        put: operations["registerDevice"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices/terminate-others": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End the sessions of every device of mine but the calling one */
        post: operations["terminateOtherDevices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password; every other session of mine ends
         * @description A wrong current password is 400 validationFailed at /currentPassword, and counts as a wrong sign-in.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/devices/{id}/terminate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** End a device's sessions; its tokens are dead at once */
        post: operations["terminateDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Found a company
         * @description The caller becomes its employer; it starts with the usual settings and the calendar of this year and the next. 409 profileRequired before the profile is given, tooManyCompanies when the account runs as many as one may.
         */
        post: operations["createOrganization"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identities": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Google and Telegram accounts linked to mine */
        get: operations["listIdentities"];
        put?: never;
        /**
         * Link what a provider proved on this device
         * @description 404 ticketUnknown for one that is used, old or another device's; 409 identityTaken when somebody else has it, providerLinked when another identity of that provider is linked.
         */
        post: operations["linkIdentity"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/identities/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Unlink; the phone still signs in */
        delete: operations["unlinkIdentity"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gates of the company */
        get: operations["listGates"];
        put?: never;
        /** Make a gate */
        post: operations["createGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The company’s settings in their three sections */
        get: operations["getSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/details": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save the details of the company
         * @description 409 changedMeanwhile carries the settings as they are now in `settings` when `version` is not the newest
         */
        put: operations["updateDetails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save weekends and work hours from a day on
         * @description 409 changedMeanwhile as for the details; 422 periodClosed for a day before the oldest open period
         */
        put: operations["updateWorkSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/work/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What saving them would change */
        post: operations["previewWorkSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/pay": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save salary and advance from a day on
         * @description 409 changedMeanwhile as for the details; 422 periodClosed for a day before the oldest open period
         */
        put: operations["updatePaySettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/pay/effect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What saving them would change */
        post: operations["previewPaySettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/settings/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take back a planned change before its day
         * @description 404 when nothing is planned for that day; 409 changedMeanwhile as for the details
         */
        post: operations["withdrawSettings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Named schedules, and how many follow each today */
        get: operations["listSchedules"];
        put?: never;
        /** Make a schedule that holds from a day on */
        post: operations["createSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a schedule another title, and other hours from a day on
         * @description 409 changedMeanwhile when someone saved it since, scheduleClosed; 422 periodClosed for a day before the oldest open period
         */
        put: operations["editSchedule"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedules/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a schedule from a day on
         * @description Whoever follows it follows the default schedule from then on
         */
        post: operations["closeSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/schedule-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give a schedule to people or units from a day on
         * @description Null gives their own schedule up: people follow that of their unit again, units the default
         */
        post: operations["assignSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/units": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Units, and how many people are in each today */
        get: operations["listUnits"];
        put?: never;
        /**
         * Make a unit
         * @description 409 unitExists when an open unit has the title
         */
        post: operations["createUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/units/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a unit another title
         * @description 409 unitExists, unitClosed
         */
        put: operations["renameUnit"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/units/{id}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a unit without people
         * @description 409 unitHasPeople while someone is or will be in it, unitClosed
         */
        post: operations["closeUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/unit-assignments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Put people into a unit from a day on */
        post: operations["assignUnit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gate-overview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Gates with when they were last seen and what was punched at them today */
        get: operations["getGateOverview"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /** Give a gate another title */
        put: operations["renameGate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close a gate for good
         * @description Its screen and its printed code are no longer good; what was punched at it stays
         */
        post: operations["closeGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the token from the paired screen, or void a printed code
         * @description 409 notPaired when no screen is paired
         */
        post: operations["revokeGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/printed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The code of a printed gate
         * @description 404 for a gate with a screen. Whoever photographs the print can punch away from the gate
         */
        get: operations["getPrintedCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/pair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give this screen the token of a gate
         * @description Any screen paired before is revoked
         */
        post: operations["pairGate"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/organization/gates/{gateId}/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The code to show now, and the next */
        get: operations["getGateCode"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** People of the company */
        get: operations["listEmployees"];
        put?: never;
        /**
         * Hire someone
         * @description 409 employeeExists names the field that is taken
         */
        post: operations["createEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Block, unblock, let go or rehire one or many
         * @description Each record by itself; the result of each says what became of it, in the order of the ids. 409 illegalTransition, with the legal events, when the event is illegal for all of them
         */
        post: operations["changeEmployeeStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Imports of the company, the latest first */
        get: operations["listImports"];
        put?: never;
        /**
         * Begin to bring in a file of people
         * @description 409 importOpen: you have another one that is not finished
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One import with its state, plan and progress */
        get: operations["getImport"];
        put?: never;
        post?: never;
        /** Abandon an import of which nothing was committed */
        delete: operations["deleteImport"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/rows": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Staged rows beside the people they speak of */
        get: operations["listImportRows"];
        put?: never;
        /**
         * Stage a chunk of rows
         * @description A row number that is staged already is replaced. Nothing but the staged list is changed; the answer says what the company knows of these rows. 422 importTooLong above 100,000 rows
         */
        post: operations["addImportRows"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/decide": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Skip or update people who are in the company already
         * @description Without row numbers: for all, rows to come included
         */
        post: operations["decideImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hold the whole list against itself and the company
         * @description Must be done after the last change and before the commit
         */
        post: operations["checkImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/commit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring the people in
         * @description A job does it chunk by chunk; getImport tells how far it is. 422 importHasProblems while the plan holds problems or open decisions
         */
        post: operations["commitImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stop the job after the chunk it is at */
        post: operations["stopImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/continue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Let a stopped or failed job go on */
        post: operations["continueImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/imports/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take a whole import back
         * @description New people without history go, updated fields go back where nobody changed them since; each row says what was kept
         */
        post: operations["undoImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The first few people who match, while one types
         * @description No total and no card, so that it answers at once in a large company. Too short a text finds nobody
         */
        get: operations["searchEmployees"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The list as a file
         * @description The people with these ids, or all that the filters let through. Digits are text, no cell is a formula, cards are masked. POST because 500 ids are too long for an address; nothing is changed
         */
        post: operations["exportEmployees"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The file to fill in and upload */
        get: operations["getImportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** One person */
        get: operations["getEmployee"];
        /**
         * Correct a record
         * @description 409 changedMeanwhile carries the record as it is now when `version` is not its version any more; 409 employeeExists names the field that is taken
         */
        put: operations["updateEmployee"];
        post?: never;
        /**
         * Take a person off the list
         * @description Removed where nothing speaks of the person, left where there is history (`outcome` says which)
         */
        delete: operations["deleteEmployee"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who changed what and when
         * @description Newest first; card numbers masked
         */
        get: operations["getEmployeeHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to somebody who was hired and has not joined yet
         * @description By the sender of one-time codes, in the person's language, with a link to the registration. 409 messagesOff when the server can send none, employeeJoined when there is nothing left to do
         */
        post: operations["inviteEmployee"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/employees/{id}/mismatch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Correct a record so that it agrees with its person's account
         * @description Saves only what agrees: 422 mismatchStays otherwise, and nothing of the account is told. 409 noMismatch when there is none, 409 changedMeanwhile as in updateEmployee
         */
        post: operations["resolveMismatch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check in or out by a gate code
         * @description 422 with codeAltered, codeExpired, gateUnknown, otherCompany, deviceNotTrusted, deviceOfAnother, outsideShift, punchTooSoon; 409 alreadyCheckedIn, notCheckedIn, punchIdTaken; 403 employeeBlocked
         */
        post: operations["checkAttendance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/my-month": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** My days of a month */
        get: operations["getMyMonth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attendance/day-board": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Who is in on a day */
        get: operations["getDayBoard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/salary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Earned so far, what may be asked for, and why */
        get: operations["getSalary"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An employer sees the company's, an employee their own */
        get: operations["listPaymentRequests"];
        put?: never;
        /**
         * Ask for part of what is earned
         * @description The request is the dated consent to the advance; 422 amountAboveEnabled and its like point at /amount
         */
        post: operations["createSalaryRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/waiting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** How many requests wait for the employer, for the navigation */
        get: operations["countWaitingRequests"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Approve or cancel one or many
         * @description Each request by itself, with its own result. An approval is judged again: the employee is active and the amount is at most what the request's month allows now. Nobody decides their own request, judged by account, PINFL, phone number and card: 403 ownRequest when all are their own. 409 illegalTransition, with the legal events, when the event is illegal for all of them
         */
        post: operations["reviewPaymentRequests"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** A request with its history; an employee's own, an employer's company's */
        get: operations["getPaymentRequest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/requests/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Take a request back before it is approved */
        post: operations["cancelSalaryRequest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I was told, the newest first
         * @description Of the person, whatever the job; `unread` counts all of them, whatever the filter
         */
        get: operations["listNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark some read, or all up to one
         * @description `ids` may be empty. `upTo` is the `sequence` of the newest the person has seen, so that one which comes meanwhile stays unread. Ids of nobody or of others are passed over.
         */
        put: operations["markNotificationsRead"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/notifications/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What I am told from now on, as it happens
         * @description Server-sent events, their data as StreamEvents has it by their names. `ready` comes first; a `notification` bears its `sequence` as the event's id; `end` is the last one. A comment comes every 20 s. With Last-Event-ID the ones after it come right after `ready`, in order; when they are more than 500 none of them comes, `ready` says `missed`, and the list has them. Without it, and with `missed`, the stream begins now, and the id of `ready` is where.
         */
        get: operations["streamNotifications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/notification-settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** What reaches me where */
        get: operations["getNotificationSettings"];
        /** Choose what reaches me where, and when it is quiet */
        put: operations["updateNotificationSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
};
export type webhooks = Record<string, never>;
export type components = {
    schemas: {
        Health: {
            /** @enum {string} */
            status: "ok";
            /** @enum {string} */
            database: "embedded" | "postgresql";
        };
        FieldProblem: {
            /** @description JSON pointer into the body, or /query/…, /headers/…, /path/… */
            pointer: string;
            code: string;
        };
        /** Format: int32 */
        Count: number;
        /**
         * Format: uuid
         * @description Lower case, as the server and crypto.randomUUID() write it
         */
        Uuid: string;
        PassportSerialNumber: string;
        Pinfl: string;
        /** @description 12 digits starting with 998 */
        PhoneNumber: string;
        /** @description Never the whole number */
        Card: {
            id: components["schemas"]["Uuid"];
            first4: string;
            last4: string;
            /** @enum {string} */
            brand: "uzcard" | "humo" | "unknown";
        };
        /**
         * Format: int64
         * @description Integer tiyin
         */
        PositiveMoney: Tiyin;
        /** @enum {string} */
        EmployeeStatus: "active" | "blocked" | "left" | "notIdentified" | "declined";
        /**
         * Format: date-time
         * @description UTC, ISO 8601
         */
        Instant: string;
        /** @description A bank account of 20 digits */
        AccountCredit: string | null;
        /**
         * Format: int64
         * @description Integer tiyin (1 so'm = 100 tiyin)
         */
        Money: Tiyin;
        /**
         * Format: int64
         * @description Integer tiyin
         */
        NullableMoney: Tiyin | null;
        /** @description Everything of one person */
        EmployeeDetails: {
            id: components["schemas"]["Uuid"];
            /** @description Of the fields; updateEmployee takes it back */
            version: components["schemas"]["Count"];
            firstName: string;
            lastName: string;
            fullName: string;
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            card: components["schemas"]["Card"];
            salary: components["schemas"]["PositiveMoney"];
            status: components["schemas"]["EmployeeStatus"];
            /** @enum {string} */
            chosenStatus: "active" | "blocked";
            /** @description An account is joined; false is shown as "user not yet registered" */
            registered: boolean;
            /** @description An account has this phone number and another PINFL */
            mismatch: boolean;
            registeredAt: components["schemas"]["Instant"];
            accountCredit: components["schemas"]["AccountCredit"];
            /** @description Earned this month less what is paid and reserved of it */
            balance: components["schemas"]["Money"];
            /** @description The cap on this person's outstanding advances; null leaves the company's */
            ownBalanceLimit: components["schemas"]["NullableMoney"];
            /** @description In force: the lower of the own and the company's; null when there is neither */
            balanceLimit: components["schemas"]["NullableMoney"];
            /** @description Of a declined record, when the person said no, and why if they told */
            declined: {
                at: components["schemas"]["Instant"];
                reason: string | null;
            } | null;
        };
        /**
         * Format: date
         * @description A day in Asia/Tashkent
         */
        CompanyDate: CompanyDate;
        OrganizationTitle: string;
        /** @description The spec has 7 digits, the country 9 */
        Tin: string;
        Mfo: string | null;
        Classifier: string | null;
        AccountNumber: string | null;
        DetailsUpdate: {
            version: components["schemas"]["Count"];
            title: components["schemas"]["OrganizationTitle"];
            tin: components["schemas"]["Tin"];
            mfo: components["schemas"]["Mfo"];
            dbibt: components["schemas"]["Classifier"];
            ifut: components["schemas"]["Classifier"];
            thsht: components["schemas"]["Classifier"];
            accountCredit: components["schemas"]["AccountNumber"];
        };
        /**
         * Format: date
         * @description The first day it holds
         */
        ChangeDate: CompanyDate;
        /** @description Weekdays, 1 = Monday … 7 = Sunday; at least one day is worked */
        DaysOff: number[];
        TimeOfDay: string;
        WorkSettingsChange: {
            validFrom: components["schemas"]["ChangeDate"];
            daysOff: components["schemas"]["DaysOff"];
            shiftStart: components["schemas"]["TimeOfDay"];
            shiftEnd: components["schemas"]["TimeOfDay"];
            /** Format: int32 */
            breakMinutes: number;
            /** Format: int32 */
            graceMinutes: number;
            /** Format: int32 */
            closingMinutes: number;
            /** Format: int32 */
            countFromPercent: number;
            /** Format: int32 */
            punchGapSeconds: number;
        };
        /** Format: int32 */
        Percent: number;
        /** @description Null where nothing has been given yet */
        SavedPaySettings: {
            validFrom: components["schemas"]["CompanyDate"];
            advanceDay: string | null;
            /** Format: int32 */
            salaryDay: number | null;
            advancePercent: components["schemas"]["Percent"];
            allowedPercent: components["schemas"]["Percent"];
            /** Format: int64 */
            balanceLimit: number | null;
        };
        PayDate: {
            /** @enum {string} */
            kind: "advance" | "salary";
            /** @description The day that the settings name in its month */
            named: components["schemas"]["CompanyDate"];
            /** @description That day, or the working day before it */
            paid: components["schemas"]["CompanyDate"];
            /**
             * @description Why it is paid on the eve; null when it is not
             * @enum {string|null}
             */
            because: "dayOff" | "holiday" | null;
            /**
             * Format: int32
             * @description Since the payment before; null for the first
             */
            daysSinceLast: number | null;
            /** @description More than 16 days after the payment before */
            tooLate: boolean;
        };
        Settings: {
            today: components["schemas"]["CompanyDate"];
            /** @description The first day that a change may name */
            earliest: components["schemas"]["CompanyDate"];
            details: components["schemas"]["DetailsUpdate"];
            work: {
                version: components["schemas"]["Count"];
                current: components["schemas"]["WorkSettingsChange"];
                planned: components["schemas"]["WorkSettingsChange"][];
            };
            pay: {
                version: components["schemas"]["Count"];
                current: components["schemas"]["SavedPaySettings"];
                planned: components["schemas"]["SavedPaySettings"][];
            };
            payDates: components["schemas"]["PayDate"][];
        };
        /** @description RFC 9457; `code` is stable and what the app translates */
        Problem: {
            type: string;
            title: string;
            /** Format: int32 */
            status: number;
            code: string;
            detail?: string;
            requestId: string;
            errors?: components["schemas"]["FieldProblem"][];
            /** @description With illegalTransition: what may happen to the record instead */
            legalEvents?: string[];
            retryAfterSeconds?: components["schemas"]["Count"];
            /** @description With changedMeanwhile: the record as it is now */
            current?: components["schemas"]["EmployeeDetails"];
            /** @description With changedMeanwhile: the settings as they are now */
            settings?: components["schemas"]["Settings"];
        };
        DeviceIdentifier: string;
        /** @description What a device says of itself */
        DeviceDescriptor: {
            deviceId: components["schemas"]["DeviceIdentifier"];
            /** @description As people would call it */
            name?: string;
            platform?: string;
            /**
             * @description Of the messages sent to its person
             * @enum {string}
             */
            language?: "uz-Latn" | "ru" | "uz-Cyrl";
        };
        Login: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** Format: password */
            password: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        Tokens: {
            accessToken: string;
            expireAt: components["schemas"]["Instant"];
            refreshToken: string;
        };
        OtpChallenge: {
            otpId: components["schemas"]["Uuid"];
            /** @description Masked, 998•••••••02 */
            phoneNumber: string;
            expiresInSeconds: components["schemas"]["Count"];
            resendAfterSeconds: components["schemas"]["Count"];
        };
        OtpRequest: {
            phoneNumber: components["schemas"]["PhoneNumber"];
            device: components["schemas"]["DeviceDescriptor"];
        };
        NewPassword: {
            /** @description From verifyOtp */
            ticket: string;
            /**
             * Format: password
             * @description At least 8 characters with a digit, a lower-case and an upper-case letter
             */
            password: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        OtpAnswer: {
            code: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        PasswordTicket: {
            /** @description Good once, on this device */
            ticket: string;
            /** @enum {string} */
            next: "completeRegistration" | "completePasswordRecovery";
            expireAt: components["schemas"]["Instant"];
        };
        /** @description What Google's popup gave, one of the two */
        GoogleSignIn: {
            code?: string;
            accessToken?: string;
            /** @description An ID token that bears a nonce must bear this one */
            nonce?: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        /** @enum {string} */
        Provider: "google" | "telegram";
        /** @description As the provider has it */
        DisplayName: string;
        /** @description Proven by a provider and linked to nobody yet: good once, for ten minutes, on the device that asked. Sign in or register by phone, then linkIdentity */
        IdentityTicket: {
            identityTicket: string;
            provider: components["schemas"]["Provider"];
            displayName: components["schemas"]["DisplayName"];
        };
        /** @description Either this device is new to the linked account and a code was sent, or nobody is linked yet */
        CodeOrTicket: components["schemas"]["OtpChallenge"] | components["schemas"]["IdentityTicket"];
        TelegramSignIn: {
            /** @enum {string} */
            from: "widget" | "miniApp";
            /** @description The signed fields as a query string: what the login widget added to the address, or initData */
            data: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        TelegramBotStart: {
            device: components["schemas"]["DeviceDescriptor"];
            /**
             * @description What the bot speaks
             * @enum {string}
             */
            language: "uz-Latn" | "ru" | "uz-Cyrl";
        };
        TelegramBotSignIn: {
            signInId: components["schemas"]["Uuid"];
            /** @description https://t.me/<bot>?start=…, also shown as a QR */
            link: string;
            /** @description The bot asks for it */
            number: string;
            expiresInSeconds: components["schemas"]["Count"];
        };
        TelegramBotAsk: {
            device: components["schemas"]["DeviceDescriptor"];
        };
        /** @description `signedIn` bears tokens, `codeAsked` a challenge, `unlinked` a ticket */
        TelegramBotAnswer: {
            /** @enum {string} */
            status: "waiting" | "opened" | "denied" | "expired" | "signedIn" | "codeAsked" | "unlinked";
            tokens?: components["schemas"]["Tokens"];
            challenge?: components["schemas"]["OtpChallenge"];
            ticket?: components["schemas"]["IdentityTicket"];
        };
        RefreshRequest: {
            refreshToken: string;
            accessToken: string;
            device: components["schemas"]["DeviceDescriptor"];
        };
        Account: {
            id: components["schemas"]["Uuid"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            firstName: string | null;
            lastName: string | null;
            passportSerialNumber: string | null;
            pinfl: string | null;
        };
        /** @description What startup routing reads (spec section 3) */
        AccountInfo: {
            /** @description Name, passport and PINFL are given */
            isIdentificated: boolean;
            /** @description Owns a company or is linked to an employee record that has not left */
            isAnyJobExists: boolean;
        };
        PersonName: string;
        Profile: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
        };
        Job: {
            employeeId: components["schemas"]["Uuid"];
            organizationTitle: string;
            /** @enum {string} */
            role: "employer" | "employee";
            /**
             * @description held = may be chosen; offered = phone and PINFL agree, waits for acceptJob; mismatch = the phone agrees and the PINFL does not, the employer must correct the record
             * @enum {string}
             */
            standing: "held" | "offered" | "mismatch";
            /** @description The employee record's; an employer's job is always active */
            status: components["schemas"]["EmployeeStatus"];
        };
        JobList: {
            items: components["schemas"]["Job"][];
        };
        Note: string;
        JobRefusal: {
            /** @description What the employers are told */
            reason?: components["schemas"]["Note"];
        };
        Device: {
            deviceId: components["schemas"]["DeviceIdentifier"];
            /** @description As the device called itself */
            name: string | null;
            platform: string | null;
            /** @description The device that asks */
            current: boolean;
            /** @description Has a session; else it is only known, and trusted */
            signedIn: boolean;
            createdAt: components["schemas"]["Instant"];
            /** @description To within the life of an access token */
            lastSeenAt: components["schemas"]["Instant"];
        };
        DeviceList: {
            items: components["schemas"]["Device"][];
        };
        DeviceRegistration: {
            deviceId: components["schemas"]["DeviceIdentifier"];
            /** @description The push token, null when there is none */
            fireBaseToken: string | null;
        };
        PasswordChange: {
            /** Format: password */
            currentPassword: string;
            /**
             * Format: password
             * @description At least 8 characters with a digit, a lower-case and an upper-case letter
             */
            newPassword: string;
        };
        NewOrganization: {
            title: components["schemas"]["OrganizationTitle"];
            tin: components["schemas"]["Tin"];
        };
        Identity: {
            provider: components["schemas"]["Provider"];
            displayName: components["schemas"]["DisplayName"];
            linkedAt: components["schemas"]["Instant"];
        };
        IdentityList: {
            items: components["schemas"]["Identity"][];
        };
        LinkIdentity: {
            identityTicket: string;
        };
        Gate: {
            id: components["schemas"]["Uuid"];
            title: string;
            /** @description A screen holds this gate's token */
            paired: boolean;
        };
        GateList: {
            items: components["schemas"]["Gate"][];
        };
        GateName: string;
        NewGate: {
            title: components["schemas"]["GateName"];
            /** @description A printed code instead of a screen: weaker, because it can be photographed */
            static: boolean;
        };
        WorkSettingsUpdate: {
            /** @description The section's version that was edited */
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
            daysOff: components["schemas"]["DaysOff"];
            shiftStart: components["schemas"]["TimeOfDay"];
            shiftEnd: components["schemas"]["TimeOfDay"];
            /** Format: int32 */
            breakMinutes: number;
            /** Format: int32 */
            graceMinutes: number;
            /** Format: int32 */
            closingMinutes: number;
            /** Format: int32 */
            countFromPercent: number;
            /** Format: int32 */
            punchGapSeconds: number;
        };
        Month: CompanyMonth;
        CountChange: {
            before: components["schemas"]["Count"];
            after: components["schemas"]["Count"];
        };
        MonthEffect: {
            month: components["schemas"]["Month"];
            workingDays: components["schemas"]["CountChange"];
            normMinutes: components["schemas"]["CountChange"];
        };
        MoneyChange: {
            before: components["schemas"]["Money"];
            after: components["schemas"]["Money"];
        };
        SettingsEffect: {
            /** @description Active people for whom something changes */
            people: components["schemas"]["Count"];
            /** @description The month of the first day and the next */
            months: components["schemas"]["MonthEffect"][];
            /** @description Days that have begun and would be read otherwise */
            days: {
                changed: components["schemas"]["Count"];
                late: components["schemas"]["CountChange"];
                counted: components["schemas"]["CountChange"];
            };
            /** @description Of all people in the months that have begun */
            earned: components["schemas"]["MoneyChange"];
            payDates: components["schemas"]["PayDate"][];
        };
        /** @description 1 to 31, byRequest or lastDay */
        AdvanceDay: string;
        /** Format: int32 */
        DayOfMonth: number;
        /**
         * Format: int64
         * @description Whole so'm in tiyin
         */
        Limit: number;
        PaySettingsUpdate: {
            /** @description The section's version that was edited */
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
            advanceDay: components["schemas"]["AdvanceDay"];
            salaryDay: components["schemas"]["DayOfMonth"];
            advancePercent: components["schemas"]["Percent"];
            allowedPercent: components["schemas"]["Percent"];
            balanceLimit: components["schemas"]["Limit"];
        };
        PaySettingsChange: {
            validFrom: components["schemas"]["ChangeDate"];
            advanceDay: components["schemas"]["AdvanceDay"];
            salaryDay: components["schemas"]["DayOfMonth"];
            advancePercent: components["schemas"]["Percent"];
            allowedPercent: components["schemas"]["Percent"];
            balanceLimit: components["schemas"]["Limit"];
        };
        SettingsWithdrawal: {
            /** @enum {string} */
            section: "work" | "pay";
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
        };
        ShiftHours: {
            start: components["schemas"]["TimeOfDay"];
            /** @description Not after the start means on the next day */
            end: components["schemas"]["TimeOfDay"];
        } | null;
        SchedulePlan: {
            /** @enum {string} */
            kind: "weekly" | "cycle";
            /** @description Of a week from Monday, seven; of a cycle up to 31. Null is a day off */
            days: components["schemas"]["ShiftHours"][];
            /** Format: int32 */
            breakMinutes: number;
            worksOnHolidays: boolean;
            /**
             * Format: date
             * @description The date of the first day of a cycle; null for a week
             */
            anchor: string | null;
        };
        ScheduleVersion: {
            validFrom: components["schemas"]["CompanyDate"];
            schedule: components["schemas"]["SchedulePlan"];
        };
        NamedSchedule: {
            id: components["schemas"]["Uuid"];
            title: string;
            version: components["schemas"]["Count"];
            /** Format: date */
            closedFrom: string | null;
            /** @description In the order of their days */
            versions: components["schemas"]["ScheduleVersion"][];
            /** @description To whom it is given today */
            people: components["schemas"]["Count"];
            units: components["schemas"]["Count"];
        };
        ScheduleList: {
            items: components["schemas"]["NamedSchedule"][];
        };
        NewSchedule: {
            title: components["schemas"]["GateName"];
            validFrom: components["schemas"]["ChangeDate"];
            schedule: components["schemas"]["SchedulePlan"];
        };
        ScheduleUpdate: {
            version: components["schemas"]["Count"];
            title: components["schemas"]["GateName"];
            validFrom: components["schemas"]["ChangeDate"];
            schedule: components["schemas"]["SchedulePlan"];
        };
        ScheduleClosing: {
            version: components["schemas"]["Count"];
            validFrom: components["schemas"]["ChangeDate"];
        };
        ScheduleAssignment: {
            /** Format: uuid */
            scheduleId: string | null;
            employeeIds: components["schemas"]["Uuid"][];
            unitIds: components["schemas"]["Uuid"][];
            validFrom: components["schemas"]["ChangeDate"];
        };
        Assigned: {
            /** @description People and units */
            changed: components["schemas"]["Count"];
        };
        Unit: {
            id: components["schemas"]["Uuid"];
            title: string;
            closed: boolean;
            people: components["schemas"]["Count"];
        };
        UnitList: {
            items: components["schemas"]["Unit"][];
        };
        UnitName: {
            title: components["schemas"]["GateName"];
        };
        UnitAssignment: {
            /** Format: uuid */
            unitId: string | null;
            employeeIds: components["schemas"]["Uuid"][];
            validFrom: components["schemas"]["ChangeDate"];
        };
        GateState: {
            id: components["schemas"]["Uuid"];
            title: string;
            paired: boolean;
            static: boolean;
            closed: boolean;
            /**
             * Format: date-time
             * @description When its screen last fetched a code, to the minute; null for never
             */
            lastSeenAt: string | null;
            punchesToday: components["schemas"]["Count"];
        };
        GateOverview: {
            date: components["schemas"]["CompanyDate"];
            items: components["schemas"]["GateState"][];
        };
        GateTitle: {
            title: components["schemas"]["GateName"];
        };
        PrintedCode: {
            gateTitle: string;
            organizationTitle: string;
            /** @description DVM1.<gateId>.0.<mac> */
            code: string;
        };
        GatePairing: {
            gateId: components["schemas"]["Uuid"];
            /** @description Shown once; pairing again revokes it */
            gateToken: string;
        };
        GateSlot: {
            /** @description DVM1.<gateId>.<slot>.<mac> */
            code: string;
            /** @description 8 digits for a phone without a camera */
            typedCode: string;
            /**
             * Format: int32
             * @description From now, so that the screen needs no clock of its own; negative once begun
             */
            startsInMs: number;
            /** Format: int32 */
            endsInMs: number;
        };
        GateCode: {
            gateTitle: string;
            organizationTitle: string;
            serverTime: components["schemas"]["Instant"];
            slotSeconds: components["schemas"]["Count"];
            current: components["schemas"]["GateSlot"];
            next: components["schemas"]["GateSlot"];
        };
        /**
         * @description Whether an account is joined
         * @enum {string}
         */
        Registration: "registered" | "unregistered";
        /**
         * @description By folded name or by the time of registration; a minus turns it round
         * @default name
         * @enum {string}
         */
        EmployeeSort: "name" | "-name" | "registeredAt" | "-registeredAt";
        Employee: {
            id: components["schemas"]["Uuid"];
            /** @description Of the fields; updateEmployee takes it back */
            version: components["schemas"]["Count"];
            firstName: string;
            lastName: string;
            fullName: string;
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            card: components["schemas"]["Card"];
            salary: components["schemas"]["PositiveMoney"];
            status: components["schemas"]["EmployeeStatus"];
            /** @enum {string} */
            chosenStatus: "active" | "blocked";
            /** @description An account is joined; false is shown as "user not yet registered" */
            registered: boolean;
            /** @description An account has this phone number and another PINFL */
            mismatch: boolean;
            registeredAt: components["schemas"]["Instant"];
        };
        EmployeeList: {
            items: components["schemas"]["Employee"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        CardNumber: string;
        NewEmployee: {
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            cardNumber: components["schemas"]["CardNumber"];
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
            /**
             * @description What the record becomes once its person is identified; until then it is notIdentified
             * @enum {string}
             */
            status: "active" | "blocked";
        };
        /**
         * @description Events of machines/lifecycles/employeeMachine that an employer may send
         * @enum {string}
         */
        EmployeeEvent: "block" | "unblock" | "leave" | "rehire";
        EmployeeStatusChange: {
            ids: components["schemas"]["Uuid"][];
            event: components["schemas"]["EmployeeEvent"];
            /** @description Required to block and to leave */
            reason?: components["schemas"]["Note"];
        };
        EmployeeStatusResult: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            outcome: "changed" | "refused";
            /** @description As it is now; null for a record that the company does not have */
            status: components["schemas"]["EmployeeStatus"] | null;
            /**
             * @description Why it was refused
             * @enum {string|null}
             */
            code: "illegalTransition" | "notFound" | null;
            /** @description What may happen to the record instead */
            legalEvents: components["schemas"]["EmployeeEvent"][];
        };
        EmployeeStatusResults: {
            items: components["schemas"]["EmployeeStatusResult"][];
        };
        /**
         * @description States of machines/lifecycles/importMachine
         * @enum {string}
         */
        ImportState: "staging" | "ready" | "committing" | "stopped" | "committed" | "undoing" | "undone" | "failed" | "archived";
        /** @description Rows by outcome */
        ImportPlan: {
            create: components["schemas"]["Count"];
            update: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            skip: components["schemas"]["Count"];
            decide: components["schemas"]["Count"];
            problem: components["schemas"]["Count"];
        };
        /** @description What the commit has done so far */
        ImportDone: {
            /** @description Of `staged` */
            rows: components["schemas"]["Count"];
            created: components["schemas"]["Count"];
            updated: components["schemas"]["Count"];
            unchanged: components["schemas"]["Count"];
            skipped: components["schemas"]["Count"];
            failed: components["schemas"]["Count"];
        };
        /** @description What the undoing has done so far; `kept` are rows that could not go back, or not whole */
        ImportUndone: {
            /** @description Of `done.rows` */
            rows: components["schemas"]["Count"];
            removed: components["schemas"]["Count"];
            restored: components["schemas"]["Count"];
            kept: components["schemas"]["Count"];
        };
        Import: {
            id: components["schemas"]["Uuid"];
            fileName: string;
            rowCount: components["schemas"]["Count"];
            state: components["schemas"]["ImportState"];
            /** @description Rows staged */
            staged: components["schemas"]["Count"];
            plan: components["schemas"]["ImportPlan"];
            done: components["schemas"]["ImportDone"];
            undone: components["schemas"]["ImportUndone"];
            startedAt: components["schemas"]["Instant"];
            /** @description Name of the employer who started it, or the phone number of someone without a name yet */
            startedBy: string;
            /** Format: date-time */
            committedAt: string | null;
            /** Format: date-time */
            undoneAt: string | null;
            /**
             * Format: date-time
             * @description Its rows are forgotten then, and it can no longer be undone; null once they are
             */
            keptUntil: string | null;
        };
        ImportList: {
            items: components["schemas"]["Import"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        NewImport: {
            fileName: string;
            /**
             * Format: int32
             * @description Rows the client means to stage
             */
            rowCount: number;
            /** @description Abandon another one that is still being staged */
            replace?: boolean;
        };
        /**
         * @description What the commit will do with a row. `decide`: the person is in the company already, otherwise than here, and nobody said yet whether to skip or to update; `unchanged`: the company has the person just so
         * @enum {string}
         */
        ImportOutcome: "create" | "update" | "unchanged" | "skip" | "decide" | "problem";
        /**
         * @description `done` as its outcome says; `failed` and `kept` say why in `problems`
         * @enum {string}
         */
        ImportRowState: "staged" | "done" | "failed" | "undone" | "kept";
        /**
         * Format: int32
         * @description As the spreadsheet counts
         */
        ImportRowNumber: number;
        ImportProblem: {
            /**
             * @description `person` when the whole record is meant
             * @enum {string}
             */
            field: "lastName" | "firstName" | "passportSerialNumber" | "pinfl" | "phoneNumber" | "cardNumber" | "salary" | "status" | "person";
            code: string;
        };
        /** @enum {string} */
        ImportField: "lastName" | "firstName" | "passportSerialNumber" | "pinfl" | "phoneNumber" | "cardNumber" | "salary" | "status";
        /**
         * @description What the record becomes once its person is identified; null leaves it as it is
         * @enum {string|null}
         */
        ImportStatus: "active" | "blocked" | null;
        /** @description A person's fields; the card masked */
        ImportValues: {
            lastName: string;
            firstName: string;
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            cardNumber: string;
            salary: components["schemas"]["PositiveMoney"];
            status: components["schemas"]["ImportStatus"];
        };
        ImportRow: {
            rowNumber: components["schemas"]["ImportRowNumber"];
            state: components["schemas"]["ImportRowState"];
            outcome: components["schemas"]["ImportOutcome"];
            /** @enum {string|null} */
            decision: "skip" | "update" | null;
            problems: components["schemas"]["ImportProblem"][];
            changed: components["schemas"]["ImportField"][];
            /** @description As the list says */
            person: components["schemas"]["ImportValues"];
            /** @description The person of the company with this PINFL as the record stands now, null when there is none */
            current: components["schemas"]["ImportValues"] | null;
            /** @description The record, null as long as there is none */
            employeeId: string | null;
        };
        ImportRowList: {
            items: components["schemas"]["ImportRow"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        /** @description 16 digits, or the mask of the card the person has already */
        ImportCardNumber: string;
        ImportedPerson: {
            rowNumber: components["schemas"]["ImportRowNumber"];
            lastName: components["schemas"]["PersonName"];
            firstName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            cardNumber: components["schemas"]["ImportCardNumber"];
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
            status: components["schemas"]["ImportStatus"];
            /**
             * @description Of a list without statuses, whose `status` is null: what the record of a new person starts with. A person whom the company has keeps the status
             * @enum {string}
             */
            newStatus?: "active" | "blocked";
        };
        ImportChunk: {
            rows: components["schemas"]["ImportedPerson"][];
            /** @description Row numbers that are no longer in the list */
            removed?: components["schemas"]["ImportRowNumber"][];
        };
        ImportFinding: {
            rowNumber: components["schemas"]["ImportRowNumber"];
            outcome: components["schemas"]["ImportOutcome"];
            problems: components["schemas"]["ImportProblem"][];
            /** @description Fields an update would change */
            changed: components["schemas"]["ImportField"][];
        };
        StagedChunk: {
            /** @description Rows of the import now */
            staged: components["schemas"]["Count"];
            /** @description Rows of this chunk that are not simply new people. Duplicates within the list are found by checkImport */
            findings: components["schemas"]["ImportFinding"][];
        };
        ImportDecision: {
            /** @enum {string} */
            decision: "skip" | "update";
            rowNumbers?: components["schemas"]["ImportRowNumber"][];
        };
        EmployeeFound: {
            id: components["schemas"]["Uuid"];
            fullName: string;
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description The last four digits */
            pinflEnding: string;
            status: components["schemas"]["EmployeeStatus"];
        };
        EmployeesFound: {
            items: components["schemas"]["EmployeeFound"][];
        };
        /** @enum {string} */
        SheetFormat: "xlsx" | "csv";
        /**
         * @description Of the headers and words inside
         * @enum {string}
         */
        Language: "uz-Latn" | "ru" | "uz-Cyrl";
        EmployeeExport: {
            format: components["schemas"]["SheetFormat"];
            language: components["schemas"]["Language"];
            /** @description These people alone; the filters are then left out */
            ids?: components["schemas"]["Uuid"][];
            search?: string;
            status?: components["schemas"]["EmployeeStatus"];
            registration?: components["schemas"]["Registration"];
            sort?: components["schemas"]["EmployeeSort"];
        };
        EmployeeUpdate: {
            /** @description The one that was edited */
            version: components["schemas"]["Count"];
            firstName: components["schemas"]["PersonName"];
            lastName: components["schemas"]["PersonName"];
            passportSerialNumber: components["schemas"]["PassportSerialNumber"];
            /** @description Of a joined record it stays its account's (409 pinflJoined) */
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
            /** @description A new default card; null leaves the card as it is */
            cardNumber: string | null;
            /** @description Monthly, integer tiyin */
            salary: components["schemas"]["PositiveMoney"];
            /** @enum {string} */
            chosenStatus: "active" | "blocked";
            accountCredit: components["schemas"]["AccountCredit"];
            /** @description The cap on this person's outstanding advances; null leaves the company's */
            ownBalanceLimit: components["schemas"]["NullableMoney"];
        };
        DeletedEmployee: {
            /** @enum {string} */
            outcome: "removed" | "left";
        };
        /** @enum {string} */
        EmployeeField: "firstName" | "lastName" | "passportSerialNumber" | "pinfl" | "phoneNumber" | "cardNumber" | "salary" | "chosenStatus" | "accountCredit" | "ownBalanceLimit";
        EmployeeFieldChange: {
            field: components["schemas"]["EmployeeField"];
            /** @description Money in tiyin; cards masked */
            from: string | null;
            /** @description Money in tiyin; cards masked */
            to: string | null;
        };
        EmployeeHistoryEntry: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            event: "create" | "invite" | "identify" | "decline" | "block" | "unblock" | "leave" | "rehire" | "update";
            /** @description Name of who did it, or the phone number of someone without a name yet; null for the system */
            by: string | null;
            /** @description null at the beginning */
            fromStatus: components["schemas"]["EmployeeStatus"] | null;
            toStatus: components["schemas"]["EmployeeStatus"];
            reason: string | null;
            changes: components["schemas"]["EmployeeFieldChange"][];
        };
        EmployeeHistory: {
            items: components["schemas"]["EmployeeHistoryEntry"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        Invitation: {
            /** @description Of a person who has no account yet; of the others it is known */
            language: components["schemas"]["Language"];
        };
        MismatchCorrection: {
            version: components["schemas"]["Count"];
            pinfl: components["schemas"]["Pinfl"];
            phoneNumber: components["schemas"]["PhoneNumber"];
        };
        /** @enum {string} */
        PunchType: "in" | "out";
        Punch: {
            /** @description Made by the phone; the same id gives the same answer once */
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["PunchType"];
            /** @description The scanned DVM1 code, or with gateId the 8 typed digits */
            code: string;
            /** @description Goes with typed digits */
            gateId?: components["schemas"]["Uuid"];
            /** @description A claim of the phone; the server judges by its own time */
            scannedAt: components["schemas"]["Instant"];
            deviceId: components["schemas"]["DeviceIdentifier"];
        };
        /** @enum {string} */
        Presence: "notStarted" | "present" | "checkedOut" | "missedCheckOut" | "absent" | "dayOff" | "holiday";
        /** @enum {string} */
        Punctuality: "unknown" | "onTime" | "late";
        PunchPair: {
            in: components["schemas"]["Instant"];
            /** Format: date-time */
            out: string | null;
        };
        WorkingDay: {
            date: components["schemas"]["CompanyDate"];
            /** @enum {string} */
            kind: "working" | "dayOff" | "holiday";
            presence: components["schemas"]["Presence"];
            punctuality: components["schemas"]["Punctuality"];
            tardinessMinutes: components["schemas"]["Count"];
            minutesWorked: components["schemas"]["Count"];
            /** @description 0 on a day off or holiday */
            normMinutes: components["schemas"]["Count"];
            /** @description The day counts from this many minutes worked; 0 without a norm */
            countsFromMinutes: components["schemas"]["Count"];
            /** @description Checked out with enough of the norm worked, so its pay is earned */
            counted: boolean;
            /**
             * @description Of a checked-out day that does not count by itself; the employer decides
             * @enum {string|null}
             */
            uncountedBecause: "belowNorm" | "notWorkingDay" | null;
            /** @description A minute at least between punches, and a shift takes them for 28 hours at most */
            pairs: components["schemas"]["PunchPair"][];
        };
        AcceptedPunch: {
            id: components["schemas"]["Uuid"];
            type: components["schemas"]["PunchType"];
            at: components["schemas"]["Instant"];
            gateTitle: string;
            day: components["schemas"]["WorkingDay"];
        };
        MonthTotals: {
            workedDaysUntilToday: components["schemas"]["Count"];
            workingDaysInMonth: components["schemas"]["Count"];
            minutesWorked: components["schemas"]["Count"];
            lateDays: components["schemas"]["Count"];
            tardinessMinutes: components["schemas"]["Count"];
            absentDays: components["schemas"]["Count"];
        };
        MyMonth: {
            month: components["schemas"]["Month"];
            today: components["schemas"]["CompanyDate"];
            serverTime: components["schemas"]["Instant"];
            /** @description HH:MM in Asia/Tashkent */
            shiftStart: string;
            shiftEnd: string;
            days: components["schemas"]["WorkingDay"][];
            totals: components["schemas"]["MonthTotals"];
        };
        DayCounts: {
            present: components["schemas"]["Count"];
            checkedOut: components["schemas"]["Count"];
            late: components["schemas"]["Count"];
            absent: components["schemas"]["Count"];
            notStarted: components["schemas"]["Count"];
        };
        DayBoardRow: {
            employeeId: components["schemas"]["Uuid"];
            fullName: string;
            day: components["schemas"]["WorkingDay"];
        };
        DayBoard: {
            date: components["schemas"]["CompanyDate"];
            serverTime: components["schemas"]["Instant"];
            /** @description From here on whoever is notStarted is expected and not here */
            shiftStarted: boolean;
            counts: components["schemas"]["DayCounts"];
            items: components["schemas"]["DayBoardRow"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        OpenDay: {
            date: components["schemas"]["CompanyDate"];
            worth: components["schemas"]["Money"];
            countsFromMinutes: components["schemas"]["Count"];
        };
        /** @description Each so'm of `enabled` explained (product rule of money) */
        Salary: {
            period: components["schemas"]["Month"];
            /** @description Monthly */
            salary: components["schemas"]["Money"];
            workingDays: components["schemas"]["Count"];
            /** @description Days that count */
            daysWorked: components["schemas"]["Count"];
            /** @description Working days with too little of the norm worked; the employer decides */
            uncountedDays: components["schemas"]["Count"];
            salaryPerDay: components["schemas"]["Money"];
            earned: components["schemas"]["Money"];
            /** Format: int32 */
            allowedPercent: number;
            /** @description earned × allowedPercent / 100 */
            allowed: components["schemas"]["Money"];
            /** @description The balance limit in force, null when there is none */
            limit: components["schemas"]["NullableMoney"];
            /** @description Requests in process, approved or failed */
            reserved: components["schemas"]["Money"];
            paid: components["schemas"]["Money"];
            /** @description May be asked for now, whole so'm */
            enabled: components["schemas"]["Money"];
            minimumRequest: components["schemas"]["Money"];
            /** @description The working day that is under way, earned when it is checked out with enough minutes worked */
            openDay: components["schemas"]["OpenDay"] | null;
            card: components["schemas"]["Card"];
            status: components["schemas"]["EmployeeStatus"];
        };
        /** @enum {string} */
        PaymentRequestState: "inProcess" | "approved" | "paid" | "failed" | "cancelled";
        /** @description What the request is judged by, in its own month as it stands now */
        RequestFunds: {
            employeeStatus: components["schemas"]["EmployeeStatus"];
            earned: components["schemas"]["Money"];
            /** @description May still be asked for besides this request */
            enabled: components["schemas"]["Money"];
            /** @description The most that may be approved, 0 when the employee is not active */
            approvable: components["schemas"]["Money"];
        };
        PaymentRequest: {
            id: components["schemas"]["Uuid"];
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            /** @description What is reserved and paid; less than asked when so approved */
            amount: components["schemas"]["PositiveMoney"];
            askedAmount: components["schemas"]["PositiveMoney"];
            period: components["schemas"]["Month"];
            state: components["schemas"]["PaymentRequestState"];
            /** @enum {string} */
            shownAs: "inProgress" | "paid" | "cancelled";
            card: components["schemas"]["Card"];
            /** @description The employee's */
            note: string | null;
            /** @description Why it was cancelled, or approved for less */
            reviewReason: string | null;
            /** @enum {string|null} */
            cancelledBy: "employee" | "employer" | null;
            requestedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            reviewedAt: string | null;
            /** @description For an employer: of their own person, so that somebody else decides it. False for an employee */
            own: boolean;
            /** @description For an employer, of a request that may be approved; null otherwise */
            funds: components["schemas"]["RequestFunds"] | null;
        };
        PaymentRequestList: {
            items: components["schemas"]["PaymentRequest"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
        };
        NewSalaryRequest: {
            /** @description Whole so'm: a multiple of 100 tiyin */
            amount: components["schemas"]["PositiveMoney"];
            cardId: components["schemas"]["Uuid"];
            note?: components["schemas"]["Note"];
        };
        WaitingRequests: {
            count: components["schemas"]["Count"];
        };
        ReviewedRequest: {
            id: components["schemas"]["Uuid"];
            /** @description To approve less than asked; left out = the amount as it stands */
            amount?: components["schemas"]["PositiveMoney"];
        };
        PaymentRequestReview: {
            /**
             * @description Events of machines/lifecycles/paymentRequestMachine that an employer may send
             * @enum {string}
             */
            event: "approve" | "cancel";
            requests: components["schemas"]["ReviewedRequest"][];
            /** @description Required to cancel and to approve less than asked */
            reason?: components["schemas"]["Note"];
        };
        PaymentRequestReviewResult: {
            id: components["schemas"]["Uuid"];
            /** @enum {string} */
            outcome: "reviewed" | "refused";
            /** @description As it is now; null when the company has no such request */
            request: components["schemas"]["PaymentRequest"] | null;
            /**
             * @description Why it was refused
             * @enum {string|null}
             */
            code: "illegalTransition" | "notFound" | "ownRequest" | "employeeNotActive" | "amountNotWholeSom" | "amountTooSmall" | "amountAboveAsked" | "amountAboveEnabled" | null;
            /** @description With illegalTransition, what may happen to the request instead */
            legalEvents: ("approve" | "cancel")[];
        };
        PaymentRequestReviewResults: {
            /** @description In the order of `requests` */
            items: components["schemas"]["PaymentRequestReviewResult"][];
        };
        PaymentRequestEvent: {
            id: components["schemas"]["Uuid"];
            at: components["schemas"]["Instant"];
            /**
             * @description `ask`, then events of machines/lifecycles/paymentRequestMachine
             * @enum {string}
             */
            event: "ask" | "approve" | "cancel" | "withdraw" | "pay" | "fail";
            /** @description null at the beginning */
            fromState: components["schemas"]["PaymentRequestState"] | null;
            toState: components["schemas"]["PaymentRequestState"];
            /** @description After the event */
            amount: components["schemas"]["PositiveMoney"];
            reason: string | null;
            /** @description Name of the person, or the phone number of someone without a name yet; null for the system */
            by: string | null;
        };
        PaymentRequestDetails: {
            id: components["schemas"]["Uuid"];
            employeeId: components["schemas"]["Uuid"];
            employeeName: string;
            /** @description What is reserved and paid; less than asked when so approved */
            amount: components["schemas"]["PositiveMoney"];
            askedAmount: components["schemas"]["PositiveMoney"];
            period: components["schemas"]["Month"];
            state: components["schemas"]["PaymentRequestState"];
            /** @enum {string} */
            shownAs: "inProgress" | "paid" | "cancelled";
            card: components["schemas"]["Card"];
            /** @description The employee's */
            note: string | null;
            /** @description Why it was cancelled, or approved for less */
            reviewReason: string | null;
            /** @enum {string|null} */
            cancelledBy: "employee" | "employer" | null;
            requestedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            reviewedAt: string | null;
            /** @description For an employer: of their own person, so that somebody else decides it. False for an employee */
            own: boolean;
            /** @description For an employer, of a request that may be approved; null otherwise */
            funds: components["schemas"]["RequestFunds"] | null;
            /** @description Oldest first */
            history: components["schemas"]["PaymentRequestEvent"][];
        };
        /** @enum {string} */
        NotificationState: "unread" | "read";
        /**
         * @description As the spec spells them; what comes later and is not known counts as other
         * @enum {string}
         */
        NotificationType: "warningNewDevice" | "enterCheckInTime" | "enterCheckOutTime" | "enterTardnessReason" | "infoCurrentDayWork" | "other";
        /**
         * Format: int64
         * @description A person's notifications are numbered without gaps; the id of its event in the stream
         */
        NotificationSequence: number;
        NewDeviceNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "warningNewDevice";
            params: {
                deviceId: components["schemas"]["DeviceIdentifier"];
                name: string | null;
                platform: string | null;
            };
        };
        /** @description In Asia/Tashkent */
        notifications_TimeOfDay: string;
        ShiftTimeParams: {
            date: components["schemas"]["CompanyDate"];
            /** @description When the shift starts or ends */
            time: components["schemas"]["notifications_TimeOfDay"];
        };
        CheckInNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "enterCheckInTime";
            params: components["schemas"]["ShiftTimeParams"];
        };
        CheckOutNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "enterCheckOutTime";
            params: components["schemas"]["ShiftTimeParams"];
        };
        TardinessNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "enterTardnessReason";
            params: {
                date: components["schemas"]["CompanyDate"];
                /** @description Of being late */
                minutes: components["schemas"]["Count"];
            };
        };
        DayWorkNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "infoCurrentDayWork";
            params: {
                date: components["schemas"]["CompanyDate"];
                /** @description Worked that day */
                minutes: components["schemas"]["Count"];
            };
        };
        PaymentRequestNews: {
            /**
             * @description A payment request; `requestMade` is told to employers and names the employee, the rest to the employee
             * @enum {string}
             */
            about: "requestMade" | "requestApproved" | "requestApprovedForLess" | "requestCancelled" | "requestPaid" | "requestFailed";
            requestId: components["schemas"]["Uuid"];
            amount: components["schemas"]["PositiveMoney"];
            employeeName: string | null;
            /** @description With requestApprovedForLess */
            askedAmount?: components["schemas"]["PositiveMoney"];
            /** @description With requestCancelled and requestApprovedForLess */
            reason: string | null;
        };
        /** @description Told to employers */
        JobNews: {
            /**
             * @description The person declined the job
             * @constant
             */
            about: "jobDeclined";
            /** @description The employee record */
            recordId: components["schemas"]["Uuid"];
            employeeName: string;
            reason: string | null;
        };
        OtherNotification: {
            id: components["schemas"]["Uuid"];
            sequence: components["schemas"]["NotificationSequence"];
            /** @description The job it is about, null when it is about none */
            employeeId: string | null;
            /** @description Of that job */
            organizationTitle: string | null;
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            readAt: string | null;
            /** @constant */
            type: "other";
            params: components["schemas"]["PaymentRequestNews"] | components["schemas"]["JobNews"];
        };
        /** @description The words are made from `type` and `params` by whoever shows them, in that person's language */
        Notification: components["schemas"]["NewDeviceNotification"] | components["schemas"]["CheckInNotification"] | components["schemas"]["CheckOutNotification"] | components["schemas"]["TardinessNotification"] | components["schemas"]["DayWorkNotification"] | components["schemas"]["OtherNotification"];
        NotificationList: {
            items: components["schemas"]["Notification"][];
            page: components["schemas"]["Count"];
            pageSize: components["schemas"]["Count"];
            total: components["schemas"]["Count"];
            unread: components["schemas"]["Count"];
        };
        NotificationsRead: {
            ids: components["schemas"]["Uuid"][];
            upTo?: components["schemas"]["NotificationSequence"];
        };
        UnreadCount: {
            unread: components["schemas"]["Count"];
        };
        StreamReady: {
            unread: components["schemas"]["Count"];
            /**
             * Format: int64
             * @description The last number when `unread` was counted; those up to it that come now are in it already
             */
            countedTo: number;
            /** @description Some after Last-Event-ID are not sent again; read the list */
            missed: boolean;
        };
        /** @description What the page shows of this may be out of date. Comes whatever notifications are chosen, without a number */
        StreamChange: {
            /** @enum {string} */
            topic: "paymentRequests";
        };
        /** @description `tokenExpired`: refresh and connect again. `serverStopping`, `tooSlow`: connect again after a while. `replaced`: this device opened newer ones, do not connect again. The rest end the session: sign out */
        StreamEnd: {
            /** @enum {string} */
            reason: "tokenExpired" | "serverStopping" | "tooSlow" | "replaced" | "logout" | "terminated" | "passwordChanged" | "reuse";
        };
        /** @description What is in the data of an event, by the event's name */
        StreamEvents: {
            ready?: components["schemas"]["StreamReady"];
            notification?: components["schemas"]["Notification"];
            /** @description Some were marked read elsewhere */
            unread?: components["schemas"]["UnreadCount"];
            change?: components["schemas"]["StreamChange"];
            end?: components["schemas"]["StreamEnd"];
        };
        TypeChannels: {
            push: boolean;
            /** @description False = kept in the list as read, and nothing shown as it happens */
            inApp: boolean;
            telegram: boolean;
        };
        ChannelsByType: {
            /** @description In the app it cannot be turned off */
            warningNewDevice: {
                push: boolean;
                /** @constant */
                inApp: true;
                telegram: boolean;
            };
            enterCheckInTime: components["schemas"]["TypeChannels"];
            enterCheckOutTime: components["schemas"]["TypeChannels"];
            enterTardnessReason: components["schemas"]["TypeChannels"];
            infoCurrentDayWork: components["schemas"]["TypeChannels"];
            other: components["schemas"]["TypeChannels"];
        };
        /** @description Nothing is pushed or sent to Telegram meanwhile but warningNewDevice; to before from = over midnight */
        QuietHours: {
            from: components["schemas"]["notifications_TimeOfDay"];
            to: components["schemas"]["notifications_TimeOfDay"];
        } | null;
        NotificationSettings: {
            channels: components["schemas"]["ChannelsByType"];
            quietHours: components["schemas"]["QuietHours"];
            /** @description The server has what it needs to push */
            pushOffered: boolean;
            /**
             * @description off = the server has no bot; unlinked = link Telegram first
             * @enum {string}
             */
            telegram: "off" | "unlinked" | "linked";
        };
        NotificationChoices: {
            channels: components["schemas"]["ChannelsByType"];
            quietHours: components["schemas"]["QuietHours"];
        };
    };
    responses: {
        /** @description The request does not match the contract, or its values are refused */
        BadRequest: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Too many tries */
        TooManyRequests: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The server failed; nothing is half-written */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Starting, stopping, or the database is away; try again */
        Unavailable: {
            headers: {
                "Retry-After": components["headers"]["RetryAfter"];
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The body is over 1 MB */
        PayloadTooLarge: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Only application/json */
        UnsupportedMediaType: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description The record does not allow it now, or it exists already */
        Conflict: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No such record in this company */
        NotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description No token, a dead token, or another device than the token was given to */
        Unauthorized: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Understood, and refused by a rule */
        UnprocessableContent: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description Not for this role, or a job that is not yours */
        Forbidden: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/problem+json": components["schemas"]["Problem"];
            };
        };
        /** @description A file to keep, by its name in Content-Disposition */
        Sheet: {
            headers: {
                "Content-Disposition": components["headers"]["ContentDisposition"];
                [name: string]: unknown;
            };
            content: {
                "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet": string;
                "text/csv": string;
            };
        };
    };
    parameters: {
        /** @description The device the access token was given to */
        DeviceId: string;
        /** @description Made and stored by the client before sending; the same key and body give the stored answer */
        IdempotencyKey: components["schemas"]["Uuid"];
        /** @description The job that speaks; may be left out with a single job */
        EmployeeId: components["schemas"]["Uuid"];
        Page: number;
        PageSize: 10 | 20 | 50 | 100;
        Language: components["schemas"]["Language"];
        SheetFormat: components["schemas"]["SheetFormat"];
        /** @description The id of the last event that arrived */
        LastEventId: string;
    };
    requestBodies: never;
    headers: {
        /** @description Seconds to wait */
        RetryAfter: number;
        /** @description attachment with a file name */
        ContentDisposition: string;
    };
    pathItems: never;
};
export type $defs = Record<string, never>;
export interface operations {
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Able */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            400: components["responses"]["BadRequest"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    login: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Login"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description A code was sent to the phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description What to do next, the same for every phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completeRegistration: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startPasswordRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description What to do next, the same for every phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    completePasswordRecovery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPassword"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startOtpSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpRequest"];
            };
        };
        responses: {
            /** @description What to do next, the same for every phone */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    verifyOtp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the answer that sent the code */
                otpId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OtpAnswer"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description The phone is proven; a password is to be set */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasswordTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOtp: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From the answer that sent the code */
                otpId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Sent */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OtpChallenge"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithGoogle: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GoogleSignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description A code was sent to the linked account's phone, or nobody is linked yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeOrTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInWithTelegram: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramSignIn"];
            };
        };
        responses: {
            /** @description Signed in */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            /** @description A code was sent to the linked account's phone, or nobody is linked yet */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeOrTicket"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startTelegramBotSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramBotStart"];
            };
        };
        responses: {
            /** @description Show the link and the number; ask getTelegramBotSignIn what came of it */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramBotSignIn"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTelegramBotSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description From startTelegramBotSignIn */
                signInId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TelegramBotAsk"];
            };
        };
        responses: {
            /** @description So far */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TelegramBotAnswer"];
                };
            };
            400: components["responses"]["BadRequest"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefreshRequest"];
            };
        };
        responses: {
            /** @description The next pair */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Tokens"];
                };
            };
            400: components["responses"]["BadRequest"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    logout: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccount: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountInfo: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Info */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountInfo"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Profile"];
            };
        };
        responses: {
            /** @description The account */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Account"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listJobs: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Jobs */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["JobList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                employeeId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    declineJob: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                employeeId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JobRefusal"];
            };
        };
        responses: {
            /** @description Declined */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Devices */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    registerDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeviceRegistration"];
            };
        };
        responses: {
            /** @description Registered */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateOtherDevices: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordChange"];
            };
        };
        responses: {
            /** @description Changed */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    terminateDevice: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The deviceId */
                id: components["schemas"]["DeviceIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Terminated */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrganization: {
        parameters: {
            query?: never;
            header: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrganization"];
            };
        };
        responses: {
            /** @description The employer's job in it */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listIdentities: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Identities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    linkIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinkIdentity"];
            };
        };
        responses: {
            /** @description Identities */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["IdentityList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkIdentity: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description Which */
                provider: components["schemas"]["Provider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Unlinked */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listGates: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewGate"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateDetails: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DetailsUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateWorkSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkSettingsUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewWorkSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WorkSettingsChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePaySettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaySettingsUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewPaySettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaySettingsChange"];
            };
        };
        responses: {
            /** @description Effect */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SettingsEffect"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawSettings: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SettingsWithdrawal"];
            };
        };
        responses: {
            /** @description Withdrawn */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Settings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSchedules: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Schedules */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ScheduleList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSchedule"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    editSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The schedule */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The schedule */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleClosing"];
            };
        };
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NamedSchedule"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignSchedule: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ScheduleAssignment"];
            };
        };
        responses: {
            /** @description Given */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assigned"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listUnits: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Units */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnitList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitName"];
            };
        };
        responses: {
            /** @description Made */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The unit */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitName"];
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The unit */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Unit"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    assignUnit: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UnitAssignment"];
            };
        };
        responses: {
            /** @description Done */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Assigned"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGateOverview: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gates */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateOverview"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["GateTitle"];
            };
        };
        responses: {
            /** @description Renamed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Closed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    revokeGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Revoked */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Gate"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPrintedCode: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Code */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PrintedCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    pairGate: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The gate */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Paired */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GatePairing"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGateCode: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The gate of the token */
                gateId: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Codes */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GateCode"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listEmployees: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Beginnings of words of the name, apostrophes and scripts folded, or of the phone number, PINFL or passport */
                search?: string;
                status?: components["schemas"]["EmployeeStatus"];
                registration?: components["schemas"]["Registration"];
                sort?: components["schemas"]["EmployeeSort"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewEmployee"];
            };
        };
        responses: {
            /** @description Hired */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Employee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeEmployeeStatus: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeStatusChange"];
            };
        };
        responses: {
            /** @description A result of each */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeStatusResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImports: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    startImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewImport"];
            };
        };
        responses: {
            /** @description Begun */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImport: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The import */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Gone with its staged rows */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listImportRows: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                outcome?: components["schemas"]["ImportOutcome"];
                state?: components["schemas"]["ImportRowState"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page, by row number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportRowList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    addImportRows: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportChunk"];
            };
        };
        responses: {
            /** @description Staged */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StagedChunk"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    decideImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportDecision"];
            };
        };
        responses: {
            /** @description Decided */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Checked: the plan says what will happen */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    commitImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    stopImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stopped */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    continueImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Going on */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    undoImport: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The import */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Begun */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Import"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchEmployees: {
        parameters: {
            query: {
                /** @description As for listEmployees, or four and more last digits of the phone number or PINFL */
                text: string;
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By name, at most eight */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeesFound"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    exportEmployees: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeExport"];
            };
        };
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getImportTemplate: {
        parameters: {
            query: {
                language: components["parameters"]["Language"];
                format: components["parameters"]["SheetFormat"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            200: components["responses"]["Sheet"];
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployee: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The record */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EmployeeUpdate"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Removed or left */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeletedEmployee"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getEmployeeHistory: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeHistory"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteEmployee: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Invitation"];
            };
        };
        responses: {
            /** @description It waits to be sent */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    resolveMismatch: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The record */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MismatchCorrection"];
            };
        };
        responses: {
            /** @description It agrees now; the person may accept the job */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EmployeeDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkAttendance: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Punch"];
            };
        };
        responses: {
            /** @description Counted */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AcceptedPunch"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getMyMonth: {
        parameters: {
            query?: {
                /** @description This month when left out */
                month?: components["schemas"]["Month"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Days */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MyMonth"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDayBoard: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                /** @description Today when left out */
                date?: components["schemas"]["CompanyDate"];
                /** @description Rows of this count alone; the counts stay those of everybody */
                show?: "present" | "checkedOut" | "late" | "absent" | "notStarted";
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rows */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DayBoard"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSalary: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Salary */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Salary"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPaymentRequests: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                shownAs?: "inProgress" | "paid" | "cancelled";
                state?: components["schemas"]["PaymentRequestState"];
            };
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    createSalaryRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSalaryRequest"];
            };
        };
        responses: {
            /** @description In process */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    countWaitingRequests: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The number */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WaitingRequests"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    reviewPaymentRequests: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentRequestReview"];
            };
        };
        responses: {
            /** @description Reviewed */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestReviewResults"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentRequest: {
        parameters: {
            query?: never;
            header?: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path: {
                /** @description The request */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The request */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequestDetails"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelSalaryRequest: {
        parameters: {
            query?: never;
            header: {
                /** @description The job that speaks; may be left out with a single job */
                EmployeeId?: components["parameters"]["EmployeeId"];
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description Made and stored by the client before sending; the same key and body give the stored answer */
                "Idempotency-Key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @description The request */
                id: components["schemas"]["Uuid"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Cancelled */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentRequest"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["Forbidden"];
            404: components["responses"]["NotFound"];
            409: components["responses"]["Conflict"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            422: components["responses"]["UnprocessableContent"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    listNotifications: {
        parameters: {
            query?: {
                page?: components["parameters"]["Page"];
                pageSize?: components["parameters"]["PageSize"];
                state?: components["schemas"]["NotificationState"];
                type?: components["schemas"]["NotificationType"];
            };
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationList"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    markNotificationsRead: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationsRead"];
            };
        };
        responses: {
            /** @description How many are unread now */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UnreadCount"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    streamNotifications: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
                /** @description The id of the last event that arrived */
                "Last-Event-ID"?: components["parameters"]["LastEventId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stays open until the access token expires, the session ends or the server stops */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": components["schemas"]["StreamEvents"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    getNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Settings */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateNotificationSettings: {
        parameters: {
            query?: never;
            header?: {
                /** @description The device the access token was given to */
                "Device-Id"?: components["parameters"]["DeviceId"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NotificationChoices"];
            };
        };
        responses: {
            /** @description Saved */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationSettings"];
                };
            };
            400: components["responses"]["BadRequest"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["PayloadTooLarge"];
            415: components["responses"]["UnsupportedMediaType"];
            429: components["responses"]["TooManyRequests"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["Unavailable"];
        };
    };
}
